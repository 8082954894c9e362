-- How a visit went, beside its status: a no-show was a confirmed appointment, and stays one.
alter table appointments
  add column outcome text check (outcome in ('arrived', 'done', 'no-show')),
  add column outcome_at timestamptz,
  -- Whose word a pending appointment waits for; null where nobody was asked.
  add column awaiting text check (awaiting in ('owner', 'client')),
  add constraint appointments_outcome_stands check (outcome is null or status <> 'cancelled'),
  add constraint appointments_outcome_dated check ((outcome is null) = (outcome_at is null)),
  add constraint appointments_awaiting_pending check (awaiting is null or status = 'pending');
-- Before every booking by chat: how often did this person not come?
create index appointments_no_shows on appointments (user_id, client_id) where outcome = 'no-show';

alter table user_profiles
  add column no_show_rule text not null default 'off' check (no_show_rule in ('off', 'ask', 'refuse')),
  add column no_show_limit integer not null default 2 check (no_show_limit between 1 and 20);

-- An appointment's history is read by what it is about.
create index audit_log_of_appointment on audit_log (user_id, subject_id, id) where action like 'appointment.%';

-- A new time or a colleague, which the client may take or leave.
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check
    check (kind in ('confirmation', 'reschedule', 'cancel', 'offer', 'reminder24h', 'reminder2h'));

-- What was done to many appointments of an agent's day at once, so that it can be followed and taken back.
create table day_actions (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  agent_id uuid not null,
  kind text not null check (kind in ('late', 'sick')),
  -- What became of each appointment: ids, instants and versions, no names.
  changes jsonb not null,
  -- Days off that were written with it; they go when it is taken back.
  time_off_id uuid,
  created_at timestamptz not null,
  undone_at timestamptz,
  foreign key (user_id, agent_id) references agents (user_id, id) on delete cascade
);
create index day_actions_latest on day_actions (user_id, created_at desc);
alter table day_actions enable row level security;
create policy own on day_actions using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on day_actions to daybook_app;
create trigger day_actions_change after insert or update or delete on day_actions
  for each row execute function notify_change();
