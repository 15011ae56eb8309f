import { showpieces } from '@hemline/rules/site/home-words.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Picture } from '../listing/Picture.tsx'
import styles from './Home.module.css'
import { Section } from './Section.tsx'
import { useItems } from './use-items.ts'

const ways = [
  {
    label: 'Dresses',
    href: '/women/dresses',
    filters: [
      { key: 'department_tags', values: ['women'] },
      { key: 'category_tags', values: ['dresses'] },
    ],
  },
  {
    label: 'Sweaters',
    href: '/women/sweaters',
    filters: [
      { key: 'department_tags', values: ['women'] },
      { key: 'category_tags', values: ['sweaters'] },
    ],
  },
  {
    label: 'Jeans',
    href: '/women/jeans',
    filters: [
      { key: 'department_tags', values: ['women'] },
      { key: 'category_tags', values: ['jeans'] },
    ],
  },
  { label: 'Shoes', href: '/shoes', filters: [{ key: 'department_tags', values: ['shoes'] }] },
  { label: 'Handbags', href: '/handbags', filters: [{ key: 'department_tags', values: ['handbags'] }] },
  { label: 'Jewelry', href: '/jewelry', filters: [{ key: 'department_tags', values: ['jewelry'] }] },
] as const satisfies readonly {
  label: string
  href: string
  filters: readonly { key: string; values: readonly string[] }[]
}[]

function Way({ label, href, filters }: (typeof ways)[number]) {
  const { data, fetching } = useItems(
    1,
    [...filters.map(({ key, values }) => ({ key, values: [...values] })), showpieces],
    'featured',
  )
  if (!fetching && data?.items.totalCount === 0) return null
  return (
    <li>
      <HrefLink className={look({ block: true, size: 15, textAlign: 'center' })} href={href}>
        <Text as="span" below={3} className="frame">
          <Picture photoId={data?.items.nodes[0]?.photoIds[0]} sizes="(min-width: 768px) 16vw, 30vw" />
        </Text>
        {label}
      </HrefLink>
    </li>
  )
}

/** Renders the kinds of pieces with a picture each, as links to their listings. */
export function Ways() {
  return (
    <Section title="Find your way">
      <Stack as="ul" tracks={3} gap="grid" rows={4} className={styles.kinds}>
        {ways.map((way) => (
          <Way key={way.href} {...way} />
        ))}
      </Stack>
    </Section>
  )
}
