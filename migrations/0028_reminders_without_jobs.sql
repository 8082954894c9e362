-- Reminders are found when they are due instead of waiting as jobs: a booking or a move writes nothing for them.

alter table appointments
  -- When it was given the time it has: a reminder whose moment had passed by then is left out.
  add column timed_at timestamptz;
-- Nobody's screen shows it.
alter table appointments disable trigger appointments_change;
update appointments set timed_at = updated_at;
alter table appointments enable trigger appointments_change;
alter table appointments
  alter column timed_at set default clock_timestamp(),
  alter column timed_at set not null;

-- Run every minute with the definer's rights, as it crosses owners. Which times a kind of reminder is for is the app's
-- rule. `appointments_latest` leads to them; who has been reminded is passed over.
create function find_due_reminders(
    reminder text, lead interval, starts_from timestamptz, starts_until timestamptz, after_at timestamptz, after_id uuid,
    page_size integer)
  returns table (user_id uuid, appointment_id uuid, starts_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    select a.user_id, a.id, a.starts_at from appointments a
     where a.starts_at between starts_from and starts_until
       and (after_at is null or (a.starts_at, a.id) > (after_at, after_id))
       and a.status <> 'cancelled' and not a.is_test
       and a.timed_at < a.starts_at - lead
       and not exists (select from notices n
                        where n.user_id = a.user_id and n.appointment_id = a.id and n.kind = reminder
                          and n.status <> 'superseded')
     order by a.starts_at, a.id
     limit page_size
  $$;
revoke all on function find_due_reminders from public;
grant execute on function find_due_reminders to daybook_app;

delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
 where task.id = job.task_id and task.identifier = 'remind-client';

-- A plan made while the queue was short reads all of it for ever after.
alter function enqueue_job set plan_cache_mode = force_custom_plan;
