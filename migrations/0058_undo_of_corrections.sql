-- How an appointment was before its last correction, for as long as nothing else has happened to it: a correction can be
-- taken back like any other change. The log keeps no names, so that deleting a client leaves none behind.
alter table appointments add column corrected_from jsonb;
create index appointments_corrected_from on appointments (user_id, (corrected_from ->> 'clientId'))
  where corrected_from is not null;

create function forget_correction() returns trigger
  language plpgsql as $$
begin
  if new.is_erased or (new.version <> old.version and new.corrected_from is not distinct from old.corrected_from) then
    new.corrected_from := null;
  end if;
  return new;
end
$$;
create trigger appointments_forget_correction before update on appointments
  for each row when (old.corrected_from is not null or new.corrected_from is not null)
  execute function forget_correction();

-- The appointment may be somebody else's since the correction; whoever is deleted isn't named by it either.
create function forget_corrections_of_client() returns trigger
  language plpgsql as $$
begin
  update public.appointments set corrected_from = null
   where user_id = old.user_id and corrected_from ->> 'clientId' = old.id::text;
  return old;
end
$$;
create trigger clients_forget_corrections after delete on clients
  for each row execute function forget_corrections_of_client();
