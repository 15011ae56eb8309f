-- By which channels outside the shop the matches of a saved search may leave, within what its owner is told at
-- all (decision 0270). A search that was saved before leaves by all of them, as it did.
alter table saved_search add column channels text[] not null default '{email,push,text}'
  check (channels <@ array['email', 'push', 'text']);
