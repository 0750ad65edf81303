-- What an order that came without a key asks for; null for orders with a key of their own.
alter table order_request add column intent text;
create index order_request_intent on order_request (user_id, intent, created_at) where intent is not null;
