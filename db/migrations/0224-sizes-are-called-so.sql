-- outside of a transaction
-- Shoes and bras showed a bare "8" or "34B" where clothes say "Size 8". A thousand pieces at a time, each thousand
-- committed by itself, so that the shop goes on; the index hears of them like of any edit. The semicolons begin
-- their lines, since statements of such a file end where a line does.
do $$ declare changed integer
; begin loop
    update item set size_display = 'Size ' || size_display where item_number in (
      select i.item_number from item i join size s on s.sizing_id = i.sizing_id
      where s.size_category in ('shoe', 'bra') and i.size_display = s.label limit 1000)
  ; get diagnostics changed = row_count
  ; exit when changed = 0
  ; commit
; end loop
; end $$;
