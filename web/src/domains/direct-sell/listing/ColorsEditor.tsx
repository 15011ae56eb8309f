import { familyOf, shadesOf } from '@hemline/rules/catalogue/shades.ts'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import type { EditorProps } from './draft.ts'
import { capital } from './facts.ts'
import styles from './Listing.module.css'

const colorsMost = 3

/** The color that a word of the form names: "navy" is a blue. */
const colorOf = (word: string): string => (word in shadesOf ? word : (familyOf(word) ?? word))

type ShadesProps = { color: string; words: readonly string[]; onChoose: (word: string) => void }

/** The shades of one chosen color; the color itself stands for "none of them". */
function Shades({ color, words, onChoose }: ShadesProps) {
  const shades = (shadesOf[color] ?? []).filter((one) => one !== color)
  if (shades.length === 0) return null
  return (
    <fieldset>
      <Text as="legend" size={14} tone="soft" below={2}>
        Which {color}?
      </Text>
      <ChipRow>
        {shades.map((shade) => {
          const on = words.includes(shade)
          return (
            <Chip key={shade} pressed={on} onClick={() => onChoose(on ? color : shade)}>
              {capital(shade)}
            </Chip>
          )
        })}
      </ChipRow>
    </fieldset>
  )
}

/** Renders the choice of one to three colors and, for each that is chosen, of its shade. */
export function ColorsEditor({ form, choices, change }: EditorProps) {
  const words = form.colors
  const chosen = words.map(colorOf)
  const isFull = words.length >= colorsMost
  return (
    <Stack gap={4}>
      <fieldset>
        <Text as="legend" size={14} below={2}>
          One to three, the most of it first. Its shade, if you know it
        </Text>
        <ChipRow>
          {choices.colors.map(({ name, hex }) => {
            const on = chosen.includes(name)
            const others = words.filter((word) => colorOf(word) !== name)
            return (
              <Chip
                key={name}
                pressed={on}
                disabled={!on && isFull}
                onClick={() => change({ colors: on ? others : [...words, name] })}
              >
                <Text
                  as="span"
                  edge="control"
                  round="circle"
                  fixed
                  className={styles.swatch}
                  style={{ background: hex }}
                  aria-hidden
                />
                {capital(name)}
              </Chip>
            )
          })}
        </ChipRow>
      </fieldset>
      {chosen.map((color) => (
        <Shades
          key={color}
          color={color}
          words={words}
          onChoose={(shade) =>
            change({ colors: words.map((word) => (colorOf(word) === color ? shade : word)) })
          }
        />
      ))}
    </Stack>
  )
}
