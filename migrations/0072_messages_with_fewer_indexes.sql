-- Every message is written twice, as its status changes, and so is each answer: with six indexes that made 24 entries for one
-- question. Two of them said what others say. A message is always looked for with its owner; and the latest of a client are found by
-- their time, as the thread shows them.
alter table messages
  drop constraint messages_pkey,
  drop constraint messages_user_id_id_key,
  add primary key (user_id, id);
drop index messages_of_client;
