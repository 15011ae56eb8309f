-- The help centre's questions, and what people write to the shop.
create table help_article (
  slug text primary key,
  topic text not null,
  question text not null,
  answer_markdown text not null,
  -- [{ "label": "Terms of Use", "href": "/legal/tou" }]
  links jsonb not null default '[]',
  rank integer not null
);

create table contact_message (
  -- made by the sender's browser: the same message sent twice is one row
  id uuid primary key,
  reference text not null,
  user_id uuid references user_account (id) on delete set null,
  topic text not null,
  name text not null,
  email text not null,
  about text,
  body text not null,
  created_at timestamptz not null
);
create index contact_message_reference on contact_message (reference);
