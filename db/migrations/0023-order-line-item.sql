-- Support finds orders by the number of a piece, canceled lines too; the unique index of pieces knows only those that are not.
create index order_line_item on order_line (item_number) where item_number is not null;
