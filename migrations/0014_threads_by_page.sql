-- Whom a notice went to, as a column: row-level security lets no index answer for an expression inside `details`.
alter table notices add column recipient text generated always as (details ->> 'recipient') stored;
drop index notices_to_client;
create index notices_to_client on notices (user_id, recipient, created_at);

-- A chat is read from its end, a page at a time, in the order in which it is shown.
create index messages_in_thread on messages (user_id, client_id, created_at, position, id);
create index notices_in_thread on notices (user_id, recipient, written_at, id) where body is not null;
