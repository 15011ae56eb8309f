-- Only an account that must not go below zero is locked when money is taken from it (decision 0040). The trigger locked every account,
-- also the shop's own, from which each order takes: all orders of the shop stood in one line.
create or replace function ledger_refuse_overdraft() returns trigger language plpgsql as $$
declare account ledger_account;
begin
  -- With an older snapshot the lock would be waited for in vain.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'the ledger is written in read committed transactions only' using errcode = 'invalid_transaction_state';
  end if;
  -- An account's row never changes (ledger_account_stays), so that it is read before it is locked.
  select * into account from ledger_account where id = new.account_id;
  if not account.never_negative then
    return null;
  end if;
  perform from ledger_account where id = new.account_id for no key update;
  if ledger_balance(new.account_id) < 0 then
    raise exception 'account % (% %) would be overdrawn', account.id, account.kind, account.holder
      using errcode = 'check_violation', constraint = 'ledger_no_overdraft';
  end if;
  return null;
end $$;
