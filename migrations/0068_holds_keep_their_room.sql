-- A hold has its room as an appointment has. The app's role doesn't see holds, so a room whose count fell or that was added
-- was dealt out without them: the function sees them now, by itself and for the current owner alone. Appointments come first.
create or replace function settle_resource(of_resource uuid, since timestamptz, anew boolean) returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
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
     order by a.status = 'held', lower(a.blocks), a.id
  loop
    if not take_resource(each, of_resource) then
      missing := missing + 1;
    end if;
  end loop;
  return missing;
end
$$;
revoke all on function settle_resource(uuid, timestamptz, boolean) from public;
grant execute on function settle_resource(uuid, timestamptz, boolean) to daybook_app;

-- What a hold becomes has what its type needs by then, or isn't made.
drop trigger appointments_move_resources on appointments;
create trigger appointments_move_resources after update on appointments
  for each row when (old.blocks is distinct from new.blocks
    or old.overbooked is distinct from new.overbooked
    or (old.status = 'cancelled') is distinct from (new.status = 'cancelled')
    or (old.status = 'held' and new.status <> 'held')
    or (new.appointment_type_id is not null and old.appointment_type_id is distinct from new.appointment_type_id))
  execute function hold_resources();
