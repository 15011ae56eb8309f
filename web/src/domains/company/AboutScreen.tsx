import { showpieces } from '@hemline/rules/site/home-words.ts'
import { helpHours, helpPhone, officeAddress } from '@hemline/rules/vocabulary/office.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { GetShopFiguresDocument } from '@hemline/schema/generated/graphql.ts'
import { Car, Droplets, Lightbulb } from 'lucide-react'
import { useQuery } from 'urql'
import { count } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Grid } from '../../ui/layout.tsx'
import { Picture } from '../listing/Picture.tsx'
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
  const saved = [
    [Droplets, impact?.glassesOfWater, 'glasses of water'],
    [Lightbulb, impact?.hoursOfLighting, 'hours of lamplight'],
    [Car, impact?.milesByCar, 'miles by car'],
  ] as const
  return (
    <section aria-labelledby="figures" className={styles.figures} aria-busy={!figures}>
      <h2 id="figures" className="sr">
        Hemline in numbers
      </h2>
      <dl className={classes(styles.three, 'num')}>
        {told.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === undefined ? '\u00a0' : count(value)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.saved}>
        <h3>What that has saved so far</h3>
        <ul className="num">
          {saved.map(([Glyph, value, label]) => (
            <li key={label}>
              <Glyph size="1.5em" strokeWidth={1.25} aria-hidden />
              <b>{value === undefined ? '\u00a0' : count(value)}</b> {label}
            </li>
          ))}
        </ul>
        <p>
          Counted piece by piece, by the same estimates that stand on each piece’s page: what making a new one
          of its kind would have taken.
        </p>
      </div>
    </section>
  )
}

function Story() {
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">Why there is a Hemline</h2>
      <div>
        <p className={styles.first}>
          Most closets hold more than anybody wears. A coat bought for one winter, a dress for one wedding,
          shoes that were always half a size off. Nothing is wrong with them but the closet they are in.
        </p>
        <p>
          Selling them is work: photos, questions, the way to the post office. Buying them is a gamble when
          all you have is three words and a blurry picture. So good clothes stay where nobody wears them, and
          new ones are made instead.
        </p>
        <p>
          Hemline does the work in between. We look at every piece as a tailor would, say what we find, and
          put a fair price on it. The hem is where a garment is let out, taken in and made to fit somebody
          new. That is the whole idea.
        </p>
      </div>
    </section>
  )
}

function Where() {
  return (
    <section className={styles.where} aria-labelledby="where">
      <h2 id="where">Where we are</h2>
      <Grid gap={8} columns={2} className={styles.places}>
        <div>
          <h3>Head office</h3>
          <address>
            {officeAddress.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p>
            <a className="link alone" href={helpPhone.href}>
              {helpPhone.label}
            </a>
            <br />
            {helpHours}
          </p>
          <HrefLink className={buttonClass({ look: 'line' })} href="/contact">
            Write to us
          </HrefLink>
        </div>
        <div>
          <h3>Seven distribution centers</h3>
          <ul className={styles.centers}>
            {warehouses.map(({ code, city, state }) => (
              <li key={code}>
                {city}, {state}
              </li>
            ))}
          </ul>
        </div>
      </Grid>
    </section>
  )
}

/** The page about Hemline; all numbers are counted from current and sold pieces. */
export function AboutScreen() {
  useCompanyHead('about')
  const { nodes } = usePieces({ filters: coats, sortBy: 'featured', amount: 2 })
  return (
    <div className="page">
      <div className={styles.hero}>
        <div>
          <h1>
            Good clothes deserve <em>a second closet</em>
          </h1>
          <p>
            Hemline is a shop for clothes, shoes, bags and jewelry that had an owner before. We look each
            piece over, say what we find, and pass it on.
          </p>
        </div>
        <div className={styles.pair} aria-hidden="true">
          {[0, 1].map((i) => (
            <span key={i} className="frame">
              <Picture photoId={nodes?.[i]?.photoIds[0]} eager sizes="(min-width: 960px) 24vw, 46vw" />
            </span>
          ))}
        </div>
      </div>
      <Story />
      <Figures />
      <section aria-labelledby="travel" className={styles.travel}>
        <h2 id="travel">How a piece travels</h2>
        <ol>
          {stops.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Where />
    </div>
  )
}
