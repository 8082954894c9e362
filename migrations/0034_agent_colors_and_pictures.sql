-- The colour an owner has chosen for an agent; null: by the order in which the agents were added.
alter table agents add column color text
  check (color in ('blue', 'orange', 'purple', 'olive', 'teal', 'pink', 'indigo', 'wine'));

-- Files that neither a registration nor an agent refers to, older than the given time.
create or replace function list_orphan_files(before timestamptz) returns table (user_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select f.user_id, f.id from files f
     where f.created_at < before
       and not exists (select from sender_registrations r
         where r.user_id = f.user_id and r.profile_image_url = '/files/' || f.bucket || '/' || f.path)
       and not exists (select from agents a
         where a.user_id = f.user_id and a.avatar = '/files/' || f.bucket || '/' || f.path)
  $$;
