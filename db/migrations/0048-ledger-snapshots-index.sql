-- outside of a transaction
-- The entries of an account in the order of their numbers, in place of the index without that order; and all that came after a number.
create index concurrently if not exists ledger_entry_account_seq on ledger_entry (account_id, seq) include (amount);
create index concurrently if not exists ledger_entry_seq_number on ledger_entry (seq);
drop index concurrently if exists ledger_entry_account;
-- Entries of before are all committed: their snapshots wait for nobody.
select ledger_make_snapshots(0, '0'::xid8, 100, 1);
