-- outside of a transaction
-- Pieces of partners and members that shoppers sent back to us and that go on to their owners (decision 0217).
create index concurrently if not exists order_return_line_goes_on on order_return_line (item_number)
  where relisted_as is null and outcome in ('accepted', 'accepted_less');
