-- A message is of its conversation, which is of its owner: the key to the conversation has both. A second one to the account
-- alone proved nothing more, and locked the account's row with every message, the same one for everybody who writes to a
-- business at once. Messages go with their conversation when an account is deleted.
alter table messages drop constraint messages_user_id_fkey;
