-- Kinds with size systems of their own: bras, tights, hats, gloves and belts (decision 0123).
alter table size drop constraint size_size_category_check;
alter table size add constraint size_size_category_check
  check (size_category in ('top', 'bottom', 'bra', 'tights', 'shoe', 'ring', 'hat', 'glove', 'belt', 'kids', 'one')) not valid;
