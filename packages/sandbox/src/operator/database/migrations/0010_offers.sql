-- Its picture is put beside it at the next start.
insert into payment_method (id, purpose, payment_type, name, is_locked, min_amount, max_amount, sort, details) values
  ('deposit-qr', 'deposit', 'QR', 'QR code', false, 10000, 10000000, 8, '{}');

-- Of a white label: whether its players have no games of the European casino's provider.
alter table account add column european_casino_disabled boolean not null default false;
