// Measures of a piece: a tap on a line of its outline leads to the field of that measure.
import { useRef, useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { Panel, Stack, Text } from '../../../ui/layout.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { GarmentOutline } from '../../product/GarmentOutline.tsx'
import type { Outline } from '../../product/outline-type.ts'
import { outlineFor } from '../../product/outlines.ts'
import type { Category, Form } from './draft.ts'
import styles from './Listing.module.css'

type BoardProps = {
  outline: Outline
  names: readonly string[]
  words: ReadonlyMap<string, string>
  onPick: (name: string) => void
}

function Board({ outline, names, words, onPick }: BoardProps) {
  const [left, top, width, height] = outline.view
  const shown = new Map(names.map((name) => [name, words.get(name) ?? '+']))
  return (
    <Panel centered pad={3} surface="sunk" round="picture" anchor className={styles.board}>
      <Panel anchor>
        <GarmentOutline outline={outline} words={shown} label="Outline of the piece with its measures" />
        {Object.entries(outline.marks).map(([name, { line, at }]) => {
          if (!names.includes(name)) return null
          const [x1, y1, x2, y2] = line
          const [x, y] = at ?? [(x1 + x2) / 2, (y1 + y2) / 2]
          const place = { left: `${((x - left) / width) * 100}%`, top: `${((y - top) / height) * 100}%` }
          return (
            <PlainButton
              key={name}
              className={styles.mark}
              style={place}
              aria-label={`${name}: ${words.get(name) ?? 'not measured'}`}
              onClick={() => onPick(name)}
            />
          )
        })}
      </Panel>
    </Panel>
  )
}

const inchesOf = (text: string): number | undefined => {
  const value = Number(text.replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 && value < 200 ? value : undefined
}

const notInches = 'Please write inches, more than 0 and less than 200, such as 21.5.'

type Props = {
  category: Category
  measurements: Form['measurements']
  onChange: (measurements: Form['measurements']) => void
}

/**
 * Renders the fields for a piece's measurements in inches, and a drawing of the garment that names them where
 * there is one.
 */
export function MeasureBoard({ category, measurements, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, boolean>>>({})
  const outline = outlineFor(category.path)
  const names = category.measurements
  const words = new Map(measurements.map(({ name, inches }) => [name, `${inches} in`]))
  const drawn = outline && names.some((name) => Object.hasOwn(outline.marks, name)) ? outline : undefined
  const set = (name: string, text: string) => {
    const inches = inchesOf(text)
    setFaults((all) => ({ ...all, [name]: inches === undefined && text.trim() !== '' }))
    const others = measurements.filter((one) => one.name !== name)
    const order = (one: { name: string }) => names.indexOf(one.name)
    const next = inches === undefined ? others : [...others, { name, inches }]
    onChange(next.toSorted((a, b) => order(a) - order(b)))
  }
  const pick = (name: string) =>
    box.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)?.focus()
  return (
    <Stack gap={4} ref={box}>
      {drawn && <Board outline={drawn} names={names} words={words} onPick={pick} />}
      <Stack tracks={2} gap={3}>
        {names.map((name) => (
          <Field
            key={name}
            label={`${name}, inches`}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            {...(faults[name] && { error: notInches })}
            defaultValue={measurements.find((one) => one.name === name)?.inches ?? ''}
            onChange={(event) => set(name, event.target.value)}
          />
        ))}
      </Stack>
      <Text size={12} tone="soft">
        Laid flat, from edge to edge.
      </Text>
    </Stack>
  )
}
