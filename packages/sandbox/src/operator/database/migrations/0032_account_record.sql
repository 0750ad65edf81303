-- When an account was last changed, and where the operator's app sends notifications of its device (AUTH-052).
alter table account add column updated_at timestamptz not null default now();
alter table account alter column updated_at drop default;
update account set updated_at = created_at;
alter table account add column device_token text not null default '';

create function note_account_change() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger account_changed before insert or update on account for each row execute function note_account_change();
