import { showpieces } from '@hemline/rules/site/home-words.ts'
import { helpHours, helpPhone, officeAddress } from '@hemline/rules/vocabulary/office.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { GetShopFiguresDocument } from '@hemline/schema/generated/graphql.ts'
import { Car, Droplets, Lightbulb } from 'lucide-react'
import { useQuery } from 'urql'
import { count } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Grid, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { StatTiles } from '../../ui/StatTiles.tsx'
import { Picture } from '../listing/Picture.tsx'
import { roadOf, useUnit } from '../size-guides/units.ts'
import styles from './About.module.css'
import { useCompanyHead } from './use-company-head.ts'
import { usePieces } from './use-pieces.ts'

const coats = [{ key: 'category_tags', values: ['coats-jackets'] }, showpieces]

const stops = [
  {
    title: 'Sent in',
    text: 'Somebody empties a closet into a bag and sends it to one of our distribution centers.',
  },
  {
    title: 'Looked over',
    text: 'A person takes out each piece and turns it inside out: seams, hems, linings, zips.',
  },
  { title: 'Measured', text: 'Laid flat and measured, because a size says less than an inch does.' },
  {
    title: 'Photographed',
    text: 'Front, back, label and cloth. If there is a flaw, it gets a picture of its own.',
  },
  { title: 'Found', text: 'You see it, and it is held for you while you think. There is only this one.' },
  { title: 'Worn again', text: 'It is packed and sent to you, and begins its second life, or its third.' },
]

function Figures() {
  const [{ data }] = useQuery({ query: GetShopFiguresDocument })
  const figures = data?.shopFigures
  const told = [
    [figures?.piecesOnSale, 'pieces on sale now'],
    [figures?.brandsOnSale, 'brands among them'],
    [figures?.piecesPassedOn, 'pieces that found a second home'],
  ] as const
  const impact = figures?.impact
  const way = roadOf(impact?.milesByCar ?? 0, useUnit())
  const saved = [
    [Droplets, impact?.glassesOfWater, 'glasses of water'],
    [Lightbulb, impact?.hoursOfLighting, 'hours of lamplight'],
    [Car, impact && way.amount, `${way.many} by car`],
  ] as const
  return (
    <Panel
      as="section"
      aria-labelledby="figures"
      above={16}
      padY={10}
      edge="block"
      className={styles.figures}
      aria-busy={!figures}
    >
      <h2 id="figures" className="sr">
        Hemline in numbers
      </h2>
      <StatTiles
        size={48}
        stats={told.map(([value, name]) => ({ name, value: value === undefined ? '\u00a0' : count(value) }))}
      />
      <Panel above={10} pad={6} surface="wash" round="sheet" className={styles.saved}>
        <h3>What that has saved so far</h3>
        <Stack as="ul" gap={10} rows={3} above={4} below={4} className="num">
          {saved.map(([Glyph, value, label]) => (
            <Row as="li" rows={1} key={label}>
              <Glyph size="1.5em" strokeWidth={1.25} aria-hidden />
              <Text as="b" voice="display" size={22}>
                {value === undefined ? '\u00a0' : count(value)}
              </Text>{' '}
              {label}
            </Row>
          ))}
        </Stack>
        <Text upTo="measure" size={14} tone="soft">
          Counted piece by piece, by the same estimates that stand on each piece’s page: what making a new one
          of its kind would have taken.
        </Text>
      </Panel>
    </Panel>
  )
}

function Story() {
  return (
    <Panel as="section" above={16} className={styles.story} aria-labelledby="story">
      <Text as="h2" below={5} id="story">
        Why there is a Hemline
      </Text>
      <div>
        <Text upTo="measure" voice="display" size={22} leading={1.4} tracking="close">
          Most closets hold more than anybody wears. A coat bought for one winter, a dress for one wedding,
          shoes that were always half a size off. Nothing is wrong with them but the closet they are in.
        </Text>
        <Text upTo="measure">
          Selling them is work: photos, questions, the way to the post office. Buying them is a gamble when
          all you have is three words and a blurry picture. So good clothes stay where nobody wears them, and
          new ones are made instead.
        </Text>
        <Text upTo="measure">
          Hemline does the work in between. We look at what comes in our bags as a tailor would, say what we
          find, and put a fair price on it. Who would rather sell a piece alone shows it here under the own
          name. The hem is where a garment is let out, taken in and made to fit somebody new. That is the
          whole idea.
        </Text>
      </div>
    </Panel>
  )
}

function Where() {
  return (
    <Panel as="section" above={16} className={styles.where} aria-labelledby="where">
      <h2 id="where">Where we are</h2>
      <Grid gap={8} columns={2} above={6}>
        <div>
          <Text as="h3" below={2} voice="label" size={16}>
            Head office
          </Text>
          <Text as="address" slant="normal">
            {officeAddress.map((line) => (
              <Text as="span" block key={line}>
                {line}
              </Text>
            ))}
          </Text>
          <Text above={2} below={5} tone="soft">
            <a className="link alone" href={helpPhone.href}>
              {helpPhone.label}
            </a>
            <br />
            {helpHours}
          </Text>
          <HrefLink className={buttonClass({ look: 'line' })} href="/contact">
            Write to us
          </HrefLink>
        </div>
        <div>
          <Text as="h3" below={2} voice="label" size={16}>
            Seven distribution centers
          </Text>
          <ul className={styles.centers}>
            {warehouses.map(({ code, city, state }) => (
              <Panel as="li" padY={2} edge="bottom" key={code}>
                {city}, {state}
              </Panel>
            ))}
          </ul>
        </div>
      </Grid>
    </Panel>
  )
}

/** Renders the page about Hemline; all numbers are counted from current and sold pieces. */
export function AboutScreen() {
  useCompanyHead('about')
  const { nodes } = usePieces({ filters: coats, sortBy: 'featured', amount: 2 })
  return (
    <Page>
      <Stack gap={8} padTop={10} className={styles.hero}>
        <div>
          <Text as="h1" size={48} leading={1.1} tracking="close">
            Good clothes deserve{' '}
            <Text as="em" weight={300}>
              a second closet
            </Text>
          </Text>
          <Text above={5} upTo="short" size={18} tone="soft">
            Hemline is a shop for clothes, shoes, bags and jewelry that had an owner before. We look each
            piece over, say what we find, and pass it on.
          </Text>
        </div>
        <Stack gap="grid" tracks={2} align="start" className={styles.pair} aria-hidden="true">
          {[0, 1].map((i) => (
            <span key={i} className="frame">
              <Picture photoId={nodes?.[i]?.photoIds[0]} eager sizes="(min-width: 960px) 24vw, 46vw" />
            </span>
          ))}
        </Stack>
      </Stack>
      <Story />
      <Figures />
      <Panel as="section" aria-labelledby="travel" above={16} className={styles.travel}>
        <h2 id="travel">How a piece travels</h2>
        <Stack as="ol" gap={6} above={8}>
          {stops.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <Text above={1} upTo="short" tone="soft">
                {text}
              </Text>
            </li>
          ))}
        </Stack>
      </Panel>
      <Where />
    </Page>
  )
}
