-- Who does what, at which pace, and which rooms or chairs it takes.

alter table user_profiles
  add column slot_step_minutes integer not null default 30 check (slot_step_minutes in (5, 10, 15, 20, 30, 60)),
  -- Clients aren't offered a time that leaves less than this between two appointments; with 0 any gap will do.
  add column smallest_gap_minutes integer not null default 0 check (smallest_gap_minutes between 0 and 240);

alter table time_slot_configs
  add column buffer_before integer not null default 0 check (buffer_before between 0 and 240),
  -- Null: the business's.
  add column slot_step_minutes integer check (slot_step_minutes in (5, 10, 15, 20, 30, 60));

create or replace view appointment_types with (security_invoker = true) as
  select id, user_id, name, description, duration, buffer_time, price, is_active, buffer_before, slot_step_minutes
    from time_slot_configs;

-- `blocks` covers both buffers from here on; the exclusion constraint stays as it is.
alter table appointments add column buffer_before integer not null default 0 check (buffer_before between 0 and 240);
do $$
declare
  outdated name;
begin
  select conname into strict outdated from pg_constraint
   where conrelid = 'appointments'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%blocks = tstzrange%';
  execute format('alter table appointments drop constraint %I', outdated);
end
$$;
alter table appointments add constraint appointments_blocks check (blocks =
  tstzrange(starts_at - make_interval(mins => buffer_before), ends_at + make_interval(mins => buffer_time)));
drop index appointments_by_agent;
create index appointments_by_agent on appointments (user_id, agent_id, starts_at, ends_at, buffer_time, buffer_before)
  where status <> 'cancelled';

-- What an agent does otherwise than the appointment type says. Without a row the agent does it as the type says.
create table agent_services (
  user_id uuid not null references "user" (id) on delete cascade,
  agent_id uuid not null,
  appointment_type_id uuid not null,
  is_offered boolean not null default true,
  -- Null: the type's.
  duration integer check (duration between 5 and 720),
  buffer_before integer check (buffer_before between 0 and 240),
  buffer_time integer check (buffer_time between 0 and 240),
  price numeric(13, 3) check (price >= 0),
  primary key (user_id, agent_id, appointment_type_id),
  foreign key (user_id, agent_id) references agents (user_id, id) on delete cascade,
  foreign key (user_id, appointment_type_id) references time_slot_configs (user_id, id) on delete cascade
);
create index agent_services_by_type on agent_services (user_id, appointment_type_id);

-- Rooms, chairs and machines that appointments need, and how many there are of each.
create table resources (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 100),
  units integer not null check (units between 1 and 50),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  unique (user_id, id)
);

create table appointment_type_resources (
  user_id uuid not null references "user" (id) on delete cascade,
  appointment_type_id uuid not null,
  resource_id uuid not null,
  primary key (user_id, appointment_type_id, resource_id),
  foreign key (user_id, appointment_type_id) references time_slot_configs (user_id, id) on delete cascade,
  foreign key (user_id, resource_id) references resources (user_id, id) on delete cascade
);
create index appointment_type_resources_by_resource on appointment_type_resources (user_id, resource_id);

-- Which unit of what an appointment has, for as long as it blocks its agent. Written by `hold_resources` alone.
create table appointment_resources (
  user_id uuid not null references "user" (id) on delete cascade,
  appointment_id uuid not null references appointments (id) on delete cascade,
  resource_id uuid not null,
  unit integer not null check (unit between 1 and 50),
  blocks tstzrange not null,
  primary key (user_id, appointment_id, resource_id),
  foreign key (user_id, resource_id) references resources (user_id, id) on delete cascade,
  constraint appointment_resources_no_overlap
    exclude using gist (user_id with =, resource_id with =, unit with =, blocks with &&)
);
create index appointment_resources_by_appointment on appointment_resources (appointment_id);

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['agent_services', 'resources', 'appointment_type_resources', 'appointment_resources']
  loop
    execute format('alter table %I enable row level security', owner_table);
    execute format('create policy own on %I using (user_id = (select current_owner()))
      with check (user_id = (select current_owner()))', owner_table);
    execute format('grant select, insert, update, delete on %I to daybook_app', owner_table);
  end loop;
end
$$;
create trigger resources_change after insert or update or delete on resources
  for each row execute function notify_change();
create trigger agent_services_change after insert or update or delete on agent_services
  for each row execute function notify_owner_change();
create trigger appointment_type_resources_change after insert or update or delete on appointment_type_resources
  for each row execute function notify_owner_change();

-- Gives an appointment the lowest free unit of a resource; false when there is none. Appointments of one owner take units
-- one after another, so that two who want the last one don't wait for each other's end.
create function take_resource(of_appointment appointments, of_resource uuid) returns boolean
  language plpgsql as $$
declare
  free_unit integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('resources:' || of_appointment.user_id::text, 0));
  select min(place) into free_unit
    from resources r cross join generate_series(1, r.units) place
   where r.user_id = of_appointment.user_id and r.id = of_resource
     and not exists (select from appointment_resources held where held.user_id = r.user_id and held.resource_id = r.id
       and held.unit = place and held.blocks && of_appointment.blocks);
  if free_unit is null then
    return false;
  end if;
  insert into appointment_resources (user_id, appointment_id, resource_id, unit, blocks)
    values (of_appointment.user_id, of_appointment.id, of_resource, free_unit, of_appointment.blocks);
  return true;
end
$$;

-- Whatever makes, moves, brings back or cancels an appointment: it has what its type needs, for its time and no longer. An
-- appointment whose type was deleted keeps what it had.
create function hold_resources() returns trigger
  language plpgsql as $$
declare
  needed uuid[];
  each uuid;
begin
  if new.appointment_type_id is null then
    needed := array(select resource_id from appointment_resources
      where user_id = new.user_id and appointment_id = new.id order by resource_id);
  else
    needed := array(select resource_id from appointment_type_resources
      where user_id = new.user_id and appointment_type_id = new.appointment_type_id order by resource_id);
  end if;
  if tg_op = 'UPDATE' then
    delete from appointment_resources where user_id = new.user_id and appointment_id = new.id;
  end if;
  if new.status = 'cancelled' then
    return null;
  end if;
  foreach each in array needed loop
    if not take_resource(new, each) then
      raise exclusion_violation using
        message = 'no unit of a resource is free', constraint = 'appointment_resources_no_overlap';
    end if;
  end loop;
  return null;
end
$$;
create trigger appointments_hold_resources after insert on appointments
  for each row when (new.status <> 'cancelled' and new.appointment_type_id is not null)
  execute function hold_resources();
create trigger appointments_move_resources after update on appointments
  for each row when (old.blocks is distinct from new.blocks
    or old.overbooked is distinct from new.overbooked
    or (old.status = 'cancelled') is distinct from (new.status = 'cancelled')
    or (new.appointment_type_id is not null and old.appointment_type_id is distinct from new.appointment_type_id))
  execute function hold_resources();

-- Gives units to the appointments that still have time to come and whose type needs the resource, in order of time; says
-- how many found none. With `anew` those that have one are placed again, so that as few units as possible are in use.
create function settle_resource(of_resource uuid, since timestamptz, anew boolean) returns integer
  language plpgsql as $$
declare
  had uuid[] := '{}';
  each appointments;
  missing integer := 0;
begin
  if anew then
    with released as (
      delete from appointment_resources
       where user_id = current_owner() and resource_id = of_resource and upper(blocks) > since
      returning appointment_id
    )
    select coalesce(array_agg(appointment_id), '{}') into had from released;
  end if;
  for each in
    select a.* from appointments a
     where a.user_id = current_owner() and a.status <> 'cancelled' and upper(a.blocks) > since
       and (a.id = any (had) or (not anew and a.appointment_type_id in
         (select appointment_type_id from appointment_type_resources
           where user_id = a.user_id and resource_id = of_resource)))
       and not exists (select from appointment_resources held
         where held.user_id = a.user_id and held.appointment_id = a.id and held.resource_id = of_resource)
     order by lower(a.blocks), a.id
  loop
    if not take_resource(each, of_resource) then
      missing := missing + 1;
    end if;
  end loop;
  return missing;
end
$$;
