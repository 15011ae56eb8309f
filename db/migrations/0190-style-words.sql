-- What somebody said of their own style (decision 0243): a trait that they like, or that is not theirs. What their
-- kept pieces say is worked out when it is needed, and not stored.

create table style_word (
  id uuid primary key,
  visitor_id bigint references visitor (id) on delete cascade,
  user_id uuid references user_account (id) on delete cascade,
  -- a search key: color_names, materials, pattern, style_tags, category_tags or brand_name_tags
  key text not null,
  value text not null,
  verdict text not null check (verdict in ('liked', 'not_me')),
  said_at timestamptz not null,
  check (num_nonnulls(visitor_id, user_id) = 1)
);
create unique index style_word_visitor on style_word (visitor_id, key, value) where visitor_id is not null;
create unique index style_word_user on style_word (user_id, key, value) where user_id is not null;
