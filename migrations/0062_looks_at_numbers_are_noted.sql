-- The lists of numbers and of setups show addresses and telephone numbers: a look at them leaves a trace as well.
create or replace function admin_list_numbers(acting uuid, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, user_id uuid, email text, phone_number text, verification_status text, is_active boolean,
    business_name text, display_name text, is_leaving boolean, created_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  perform note_look(acting, 'numbers.viewed', '{}');
  return query
    select n.id, n.user_id, u.email, n.phone_number, n.verification_status, n.is_active, n.business_name, n.display_name,
        n.release_requested_at is not null and n.released_at is null, n.created_at
      from whatsapp_phone_numbers n join "user" u on u.id = n.user_id
     where u.deletion_requested_at is null
       and (n.created_at, n.id) < (coalesce(before_at, 'infinity'),
         coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
     order by n.created_at desc, n.id desc
     limit page_size;
end
$$;

create or replace function admin_list_registrations(acting uuid, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, user_id uuid, email text, business_name text, status text, provisioned_phone_number text,
    created_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  perform note_look(acting, 'registrations.viewed', '{}');
  return query
    select r.id, r.user_id, u.email, r.business_name, r.status, r.provisioned_phone_number, r.created_at
      from sender_registrations r join "user" u on u.id = r.user_id
     where u.deletion_requested_at is null
       and (r.created_at, r.id) < (coalesce(before_at, 'infinity'),
         coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
     order by r.created_at desc, r.id desc
     limit page_size;
end
$$;
