-- What the owner answers once and the bot then says: parking, payment, what to bring. Keywords stand between commas.
create table house_answers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  title text not null check (title <> '' and length(title) <= 60),
  keywords text not null check (length(keywords) <= 200),
  answer text not null check (answer <> '' and length(answer) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index house_answers_by_owner on house_answers (user_id, created_at, id);
alter table house_answers enable row level security;
create policy own on house_answers using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on house_answers to daybook_app;
create trigger house_answers_change after insert or update or delete on house_answers
  for each row execute function notify_change();

-- How the business presents itself in the chat. Null tone: the usual one of each language.
alter table user_profiles
  add column business_address text check (business_address <> '' and length(business_address) <= 200),
  add column bot_greeting text check (bot_greeting <> '' and length(bot_greeting) <= 300),
  add column bot_tone text check (bot_tone in ('formal', 'informal'));
