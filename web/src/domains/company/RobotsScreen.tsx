import { robotsTxt } from '@hemline/rules/seo/sitemap.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Grid, Page, Panel, Row, Text } from '../../ui/layout.tsx'
import { Logo } from '../chrome/Logo.tsx'
import styles from './Robots.module.css'
import { useCompanyHead } from './use-company-head.ts'

const rules = [
  {
    title: 'Please do',
    marks: [
      'read every piece, brand, department, category and page about the shop',
      'follow the site map; a job keeps it in step with what is on sale',
      'take the structured data of a piece: price, condition, size, whether it is there',
      'send people to us, with the link of the very piece',
    ],
  },
  {
    title: 'Please don’t',
    marks: [
      'read carts, checkouts, accounts and lists of favorites: they are somebody’s own',
      'keep sold pieces in an index: there was only one',
      'index every combination of filters; pages that are worth it say so themselves',
      'take all photos and texts for something else: the Terms of Use say no',
    ],
  },
  {
    title: 'Good to know',
    marks: [
      'what says by its name that it is a robot gets no cart and holds nothing',
      'too many requests at once are answered with 503, and later is fine',
      'prices and holds change by the minute; ask again before you quote them',
    ],
  },
]

/** Explains robots.txt to human readers; shown without the shop's header and footer. */
export function RobotsScreen() {
  useCompanyHead('robots')
  return (
    <Page padTop={8} padBottom={0} className={styles.screen}>
      <Logo />
      <h1>For robots, and people who wonder about them</h1>
      <Text above={4} upTo="measure" size={18} tone="soft">
        Machines read shops too: search engines, price comparers, the curious. This is what they may read
        here, in words. The file they go by is{' '}
        <a className="link" href="/robots.txt">
          robots.txt
        </a>
        .
      </Text>
      <Grid gap={8} columns={3} from="laptop" above={12}>
        {rules.map(({ title, marks }) => (
          <section key={title}>
            <Text as="h2" below={3} size={22}>
              {title}
            </Text>
            <ul>
              {marks.map((mark) => (
                <Panel as="li" padY={3} edge="top" key={mark}>
                  {mark}
                </Panel>
              ))}
            </ul>
          </section>
        ))}
      </Grid>
      <Panel as="section" above={12} className={styles.file} aria-labelledby="file">
        <Text as="h2" below={3} size={22} id="file">
          The same for machines
        </Text>
        <Panel as="pre" above={0} below={0} pad={6} surface="green" round="sheet" tone="onGreen" tabIndex={0}>
          {robotsTxt(globalThis.location.origin)}
        </Panel>
      </Panel>
      <Row as="p" gap={8} rows={0} above={6}>
        <HrefLink className="link alone" href="/sitemap">
          Site map for people
        </HrefLink>
        <a className="link alone" href="/sitemap.xml">
          Site map for machines
        </a>
        <HrefLink className="link alone" href="/contact?topic=press">
          Ask for more
        </HrefLink>
        <HrefLink className="link alone" href="/">
          To the shop
        </HrefLink>
      </Row>
    </Page>
  )
}
