// The page /ui, in development only: each part of the kit with its states, for the developers of screens.
import { Info } from 'lucide-react'
import { Facts } from './Facts.tsx'
import { LinkButton } from './LinkButton.tsx'
import { ListTable } from './ListTable.tsx'
import { Beside, Grid, Page, Panel, Row, Text } from './layout.tsx'
import type { Look } from './look.ts'
import { lookValues } from './look-values.ts'
import { Meter } from './Meter.tsx'
import { PieceFact, PieceLine, thumbClass } from './PieceLine.tsx'
import { ActParts } from './parts/ActParts.tsx'
import { FormParts } from './parts/FormParts.tsx'
import { longWords, Part } from './parts/Part.tsx'
import { SayingParts } from './parts/SayingParts.tsx'
import { Seam } from './Seam.tsx'
import { StatTiles } from './StatTiles.tsx'
import { Sum, Sums } from './Sums.tsx'
import { type Column, Table } from './Table.tsx'
import { Timeline } from './Timeline.tsx'

type Bag = { code: string; state: string; pieces: number }

const bags: readonly Bag[] = Array.from({ length: 12 }, (_, i) => ({
  code: `HB73 0500 00${String(i + 15)}`,
  state: i === 2 ? longWords : i % 2 === 0 ? 'Received' : 'Being graded',
  pieces: (i * 7) % 23,
}))

const columns: readonly Column<Bag>[] = [
  { key: 'code', name: 'Bag', cell: (bag) => bag.code, order: (bag) => bag.code },
  { key: 'state', name: 'State', cell: (bag) => bag.state },
  { key: 'pieces', name: 'Pieces', number: true, cell: (bag) => bag.pieces, order: (bag) => bag.pieces },
]

const thumb = (size: 'small' | 'middle' | 'large') => <span className={thumbClass(size)} />

function Pieces() {
  return (
    <Part title="Lines of pieces, and of money">
      <Beside>
        <ul>
          <PieceLine picture={thumb('large')} size="large" brand="Corvina" end={<b>$107.99</b>}>
            <span>Bottle green cocktail dress</span>
            <span className="soft small">Size M · Very good</span>
            <PieceFact icon={<Info size={16} strokeWidth={1.5} aria-hidden />}>Held until 12:20</PieceFact>
            <LinkButton>Remove</LinkButton>
          </PieceLine>
          <PieceLine picture={thumb('middle')} brand={longWords} away="pale" end={<b>$9,999.00</b>}>
            <span>{longWords}</span>
            <PieceFact warns>Held by another shopper until 2:20 PM</PieceFact>
          </PieceLine>
          <PieceLine picture={thumb('small')} size="small" away="gone" end={<b>$15.99</b>}>
            <b>Saltbox</b>
            <span className="soft">Slate leather sneakers, gone</span>
          </PieceLine>
        </ul>
        <Sums>
          <Sum name="Pieces (2)" from="estimated retail $248" amount="$84.99" />
          <Sum name="Promotions" amount="–$17.00" minus />
          <Sum name="Pieces after promotions" amount="$67.99" kind="sum" />
          <Sum name={longWords} amount="$7.31" />
          <Sum name="Total" from="2 pieces, delivery and fees" amount="$75.30" kind="total" />
        </Sums>
      </Beside>
    </Part>
  )
}

function Told() {
  return (
    <Part title="What is true, and what happened">
      <StatTiles
        stats={[
          { name: 'pieces on sale now', value: '21,604' },
          { name: 'found a second home', value: '3,391' },
        ]}
      />
      <StatTiles
        look="cards"
        stats={[
          { name: 'Visits', value: '8,120', note: '1,204 in the last 24 hours' },
          { name: longWords, value: '0' },
        ]}
      />
      <StatTiles
        look="ruled"
        size={22}
        stats={[
          { name: 'orders paid', value: 3 },
          { name: 'owed for sales', value: '$1,204.50' },
        ]}
      />
      <Meter percent={60} />
      <Meter tone="gold" thin percent={30} />
      <Facts
        facts={[
          { name: 'Material', value: 'Silk' },
          { name: 'Sleeves', value: 'Long' },
          { name: 'Made in', value: longWords },
        ]}
      />
      <Seam
        label="The way of a bag"
        steps={[
          { key: 'sent', label: 'Sent', detail: 'Mar 1', state: 'done' },
          { key: 'here', label: 'Being graded', detail: '12 of 20 pieces', state: 'now' },
          { key: 'paid', label: 'Paid out', detail: 'after the sales', state: 'later' },
        ]}
      />
      <Timeline
        events={[
          {
            id: '3',
            what: 'On its way',
            detail: 'Reno, NV',
            at: '2026-03-04T18:20:00Z',
            when: 'Mar 4, 10:20 AM',
          },
          { id: '2', what: 'Packed', at: '2026-03-04T09:00:00Z', when: 'Mar 4, 1:00 AM' },
          { id: '1', what: longWords, at: '2026-03-03T09:00:00Z', when: 'Mar 3, 1:00 AM' },
        ]}
      />
    </Part>
  )
}

const toneOn: Readonly<Record<string, Look['tone']>> = {
  green: 'onGreen',
  accent: 'onAccent',
  veil: 'onAccent',
}

function Looks() {
  return (
    <Part title="Looks of text and boxes">
      {lookValues.size.map((size) => (
        <Text key={size} size={size} voice={size > 18 ? 'display' : undefined}>
          {size} px: Held for you until 12:20
        </Text>
      ))}
      <Row gap={4}>
        {lookValues.tone
          .filter((tone) => !tone.startsWith('on'))
          .map((tone) => (
            <Text as="span" key={tone} tone={tone} weight={600}>
              {tone}
            </Text>
          ))}
      </Row>
      <Grid columns={4}>
        {lookValues.surface.map((surface) => (
          <Panel key={surface} surface={surface} tone={toneOn[surface]} pad={5} edge="all" round="sheet">
            {surface}
          </Panel>
        ))}
      </Grid>
    </Part>
  )
}

/** Shows every part of the kit in its states, at /ui in development. */
export function PartsScreen() {
  const whole = globalThis.self === globalThis.top
  return (
    <Page flow="stack" gap={12}>
      <h1>The parts</h1>
      <Pieces />
      <Told />
      <Part title="Tables">
        <ListTable
          label="Bags, to work with"
          columns={columns}
          rows={bags}
          rowKey={(bag) => bag.code}
          pageSize={5}
        />
        <Table
          label="Bags, to read"
          wide="slides"
          columns={columns}
          rows={bags.slice(0, 2)}
          rowKey={(bag) => bag.code}
          foot={[{ code: 'Both', state: '', pieces: 7 }]}
        />
      </Part>
      <Looks />
      <FormParts />
      <ActParts />
      <SayingParts />
      {whole && (
        <Part title="The same on a phone">
          <iframe
            title="The parts on a phone"
            src="/ui"
            width={390}
            height={1400}
            style={{ maxWidth: '100%' }}
          />
        </Part>
      )}
    </Page>
  )
}
