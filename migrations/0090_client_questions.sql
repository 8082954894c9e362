-- Questions of clients that the bot passed on to the team, in the client's words. An open one waits for the owner's answer.
create table client_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  client_id uuid not null,
  conversation_id uuid not null,
  words text not null check (words <> '' and length(words) <= 500),
  -- One of the few that a conversation may have open at once.
  place smallint not null check (place between 1 and 5),
  state text not null default 'open' check (state in ('open', 'answered', 'dismissed')),
  answer text check (answer <> '' and length(answer) <= 500),
  asked_at timestamptz not null,
  closed_at timestamptz,
  -- When the owner was mailed about it.
  mailed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, id),
  foreign key (user_id, conversation_id, client_id) references conversations (user_id, id, client_id) on delete cascade,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'answered') = (answer is not null))
);
create unique index client_questions_once on client_questions (user_id, conversation_id, md5(lower(words)))
  where state = 'open';
create unique index client_questions_places on client_questions (user_id, conversation_id, place) where state = 'open';
create index client_questions_of_client on client_questions (user_id, client_id, asked_at);
create index client_questions_unmailed on client_questions (user_id, asked_at) where state = 'open' and mailed_at is null;
alter table client_questions enable row level security;
create policy own on client_questions
  using (user_id = current_owner()) with check (user_id = current_owner());
grant select, insert, update, delete on client_questions to daybook_app;
create trigger client_questions_change after insert or update or delete on client_questions
  for each row execute function notify_change();

-- Since when the person's first open question waits, from whichever of their addresses it was asked.
alter table clients add column question_since timestamptz;

create function first_open_question(owner_id uuid, person uuid) returns timestamptz
  language sql stable set search_path = pg_catalog, public
  as $$
    select min(q.asked_at) from clients c join client_questions q on q.user_id = c.user_id and q.client_id = c.id
     where c.user_id = owner_id and (c.id = person or c.merged_into = person) and q.state = 'open'
  $$;

create function note_open_questions() returns trigger
  language plpgsql as $$
declare
  asked public.client_questions := coalesce(new, old);
begin
  update public.clients p
     set question_since = public.first_open_question(p.user_id, p.id), updated_at = clock_timestamp()
   where p.user_id = asked.user_id
     and p.id = (select coalesce(c.merged_into, c.id) from public.clients c
                  where c.user_id = asked.user_id and c.id = asked.client_id);
  return null;
end
$$;
create trigger client_questions_noted after insert or delete or update of state on client_questions
  for each row execute function note_open_questions();
grant execute on function first_open_question to daybook_app;

-- Who waits for a person or for an answer comes first, the longest first.
create or replace function place_client() returns trigger
  language plpgsql as $$
declare
  waits_since timestamptz := least(new.wants_human_since, new.question_since);
begin
  new.list_at := case
    when waits_since is not null
      then timestamptz '9000-01-01 00:00:00Z' - (waits_since - timestamptz '1970-01-01 00:00:00Z')
    else coalesce(new.last_message_at, new.last_booked_at, new.created_at) end;
  return new;
end
$$;

-- Ids alone, for the routine; what they stand for it reads as the owner.
create function list_unmailed_questions(waiting_since timestamptz) returns table (user_id uuid, client_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select distinct q.user_id, q.client_id from client_questions q
     where q.state = 'open' and q.mailed_at is null and q.asked_at <= waiting_since
     limit 1000
  $$;
revoke all on function list_unmailed_questions from public;
grant execute on function list_unmailed_questions to daybook_app;
