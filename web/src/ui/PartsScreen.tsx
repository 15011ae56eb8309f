// The page /ui, in development only: each part of the kit with its states, for the developers of screens.
import { Info, Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { Check } from './Check.tsx'
import { Chip, ChipRow } from './Chip.tsx'
import { ChoiceCard, ChoiceCards } from './ChoiceCards.tsx'
import { Combobox } from './Combobox.tsx'
import { HangerDrawing } from './drawings.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import { Facts } from './Facts.tsx'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { LinkButton } from './LinkButton.tsx'
import { ListTable } from './ListTable.tsx'
import { Beside, Grid, Panel, Row, Stack, Text } from './layout.tsx'
import { lookValues } from './look.ts'
import { Note } from './Note.tsx'
import { Opener } from './Opener.tsx'
import { PieceFact, PieceLine, thumbClass } from './PieceLine.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectField } from './SelectField.tsx'
import { Skeleton } from './Skeleton.tsx'
import { StatTiles } from './StatTiles.tsx'
import { Sum, Sums } from './Sums.tsx'
import { type Column, Table } from './Table.tsx'
import { Timeline } from './Timeline.tsx'

const longWords =
  'The Department of Unreasonably Long Brand Names & Daughters, cornflower silk pleated midi dress with a tie'

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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Stack>
  )
}

const thumb = (size: 'small' | 'middle' | 'large') => <span className={thumbClass(size)} />

function Acting() {
  const [open, setOpen] = useState(false)
  return (
    <Part title="Acts">
      <Row>
        <Button>Main</Button>
        <Button look="line">Line</Button>
        <Button look="text">Text</Button>
        <Button look="danger">Danger</Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <LinkButton>A small act</LinkButton>
        <IconButton aria-label="About">
          <Info size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton line aria-label="More">
          <Plus size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton line disabled aria-label="Fewer">
          <Minus size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Row>
      <p>
        Within a sentence an act is a <LinkButton inline>link</LinkButton>.
      </p>
      <Opener open={open} onToggle={() => setOpen(!open)}>
        Add a promo code
      </Opener>
      <ChipRow>
        <Chip pressed>Pressed</Chip>
        <Chip pressed={false}>Not pressed</Chip>
        <Chip removable aria-label="Remove Linen">
          Linen
        </Chip>
      </ChipRow>
      <Row gap={2}>
        <Badge>Plain</Badge>
        <Badge mood="good">Good</Badge>
        <Badge mood="green">Green</Badge>
        <Badge mood="sale">Sale</Badge>
        <Badge mood="gold">Gold</Badge>
        <Badge mood="bad">Bad</Badge>
      </Row>
    </Part>
  )
}

const brands = ['Cobalt Row', 'Corvina', 'Saltbox']

function Fields() {
  const [typed, setTyped] = useState('')
  return (
    <Part title="Fields">
      <Grid columns={2}>
        <Field label="Email" type="email" hint="We write to it once." autoComplete="off" />
        <Field label="Phone" optional defaultValue="555" error="A phone number has ten digits." />
        <Field label="Password" type="password" autoComplete="off" />
        <SelectField label="Size">
          <option>Medium</option>
        </SelectField>
      </Grid>
      <Combobox
        label="Brand"
        hint="Try “co”."
        value={typed}
        onType={setTyped}
        options={
          typed === '' ? [] : brands.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
        }
        keyOf={(name) => name}
        onTake={(name) => setTyped(name ?? typed)}
      >
        {(name) => name}
      </Combobox>
      <SearchField label="Find a brand" placeholder="Find a brand" value={typed} onType={setTyped} />
      <Check defaultChecked>Remember me</Check>
    </Part>
  )
}

const ways = [
  { way: 'standard', title: 'Standard', words: 'Nov 27–30', price: 'Free' },
  { way: 'express', title: 'Expedited', words: longWords, price: '$14.99' },
]

function Choices() {
  const [chosen, setChosen] = useState('standard')
  const card = (way: string) => ({ checked: chosen === way, onChange: () => setChosen(way) })
  return (
    <Part title="Choices">
      <Grid columns={2}>
        <ChoiceCards legend="Cards" columns={2} error="Please choose one.">
          {ways.map(({ way, title, words }) => (
            <ChoiceCard key={way} title={title} words={words} {...card(way)} />
          ))}
          <ChoiceCard title="Overnight" words="Not to this address" disabled {...card('overnight')} />
        </ChoiceCards>
        <ChoiceCards legend="Rows" legendLook="label" look="rows">
          {ways.map(({ way, title, words, price }) => (
            <ChoiceCard key={way} title={title} words={words} end={<b>{price}</b>} {...card(way)} />
          ))}
        </ChoiceCards>
      </Grid>
      <ChoiceCards legend="Tiles" legendLook="label" look="tiles" columns={3}>
        {ways.map(({ way, title }) => (
          <ChoiceCard key={way} {...card(way)}>
            {title}
          </ChoiceCard>
        ))}
      </ChoiceCards>
    </Part>
  )
}

function Saying() {
  return (
    <Part title="Notes, and what is not there">
      <Note>
        <b>Plain.</b> {longWords}
      </Note>
      <Note mood="green">
        <b>Green.</b> Your bundle ships on Nov 28.
      </Note>
      <Note mood="gold">
        <b>Gold.</b> You will earn 67 points.
      </Note>
      <ErrorMessage onRetry={() => undefined} />
      <Skeleton height={48} />
      <EmptyState drawing={<HangerDrawing />} title="Nothing here yet" action={<Button>Look around</Button>}>
        An empty state has a drawing, a sentence and one way on.
      </EmptyState>
    </Part>
  )
}

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
      <Facts
        facts={[
          { name: 'Material', value: 'Silk' },
          { name: 'Sleeves', value: 'Long' },
          { name: 'Made in', value: longWords },
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
          <Panel
            key={surface}
            surface={surface}
            tone={surface === 'green' ? 'onGreen' : undefined}
            pad={5}
            edge="all"
            round="sheet"
          >
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
    <Stack gap={12} className="page">
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
      <Fields />
      <Choices />
      <Acting />
      <Saying />
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
    </Stack>
  )
}
