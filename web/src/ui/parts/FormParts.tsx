// Fields, choices, and what stands around them in a form, for the page of the kit's parts.
import { useState } from 'react'
import { AreaField } from '../AreaField.tsx'
import { Button } from '../Button.tsx'
import { Check } from '../Check.tsx'
import { ChoiceCard, ChoiceCards } from '../ChoiceCards.tsx'
import { Combobox } from '../Combobox.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { Field } from '../Field.tsx'
import { FootBar } from '../FootBar.tsx'
import { Grid } from '../layout.tsx'
import { NumberedStep } from '../NumberedStep.tsx'
import { SearchField } from '../SearchField.tsx'
import { SelectField } from '../SelectField.tsx'
import { Switch } from '../Switch.tsx'
import { Toolbar } from '../Toolbar.tsx'
import { longWords, Part } from './Part.tsx'

const brands = ['Cobalt Row', 'Corvina', 'Saltbox']

function Fields() {
  const [typed, setTyped] = useState('')
  const [on, setOn] = useState(true)
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
      <AreaField label="A few words" hint="It grows with its text." short />
      <Check defaultChecked>Remember me</Check>
      <Switch label="Price drops" words="A mail when a loved piece costs less." on={on} onChange={setOn} />
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

function Forms() {
  const [tries, setTries] = useState(0)
  const focus = () => document.getElementById('form-parts-step')?.focus()
  return (
    <Part title="Steps of a form">
      <ErrorSummary
        tries={tries}
        problems={[
          { name: 'Brand', message: 'Please name the brand.', focus },
          { name: 'Price', message: 'A price is at least $5.', focus },
        ]}
      />
      <NumberedStep n={1} title="What is it?" words="As it stands on the label.">
        <Field id="form-parts-step" label="Brand" />
      </NumberedStep>
      <FootBar name="The next step" amount="$75.30">
        <Button onClick={() => setTries(tries + 1)}>Go on</Button>
      </FootBar>
    </Part>
  )
}

function Above() {
  const [text, setText] = useState('')
  const [state, setState] = useState('received')
  const [hidden, setHidden] = useState<readonly string[]>(['pieces'])
  return (
    <Part title="Above a table">
      <Toolbar
        label="Bag or seller"
        text={text}
        onText={setText}
        states={[
          { value: 'received', label: 'Received', count: '12' },
          { value: 'processing', label: 'Being graded', count: '999+' },
        ]}
        state={state}
        onState={setState}
        columns={[
          { key: 'state', name: 'State' },
          { key: 'pieces', name: 'Pieces' },
        ]}
        hidden={hidden}
        onHide={setHidden}
      >
        <SelectField label="House">
          <option>Every house</option>
        </SelectField>
      </Toolbar>
    </Part>
  )
}

/** Shows the kit's parts for forms. */
export const FormParts = () => (
  <>
    <Fields />
    <Choices />
    <Forms />
    <Above />
  </>
)
