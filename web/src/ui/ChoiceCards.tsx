import { createContext, type InputHTMLAttributes, type ReactNode, type Ref, useContext, useId } from 'react'
import styles from './ChoiceCards.module.css'
import { classes } from './classes.ts'

/** The name that the radio buttons of one group share. */
const GroupName = createContext<string | undefined>(undefined)

type ChoiceCardsProps = {
  legend: ReactNode
  /** A heading of the page, the label of a form's field, or read by screen readers only. */
  legendLook?: 'heading' | 'label' | 'hidden'
  /**
   * `cards` stand apart and explain themselves; `rows` are joined to one list; `tiles` are short and beside
   * each other, and `pictures` are pictures with their names, both without a visible radio button.
   */
  look?: 'cards' | 'rows' | 'tiles' | 'pictures'
  /**
   * Columns; cards are below each other on a phone. The caller's class may set `--columns` for tiles
   * and pictures instead.
   */
  columns?: 2 | 3 | 5
  error?: string | undefined
  busy?: boolean
  className?: string | undefined
  /** `ChoiceCard`s; between rows also the content that the chosen row unfolds. */
  children: ReactNode
}

/** Renders a group of radio buttons that are as large as cards. */
export function ChoiceCards({
  legend,
  legendLook = 'heading',
  look = 'cards',
  columns,
  error,
  busy,
  className,
  children,
}: ChoiceCardsProps) {
  const id = useId()
  return (
    <GroupName value={id}>
      <div
        role="radiogroup"
        className={className}
        aria-labelledby={`${id}-legend`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-busy={busy || undefined}
      >
        <div id={`${id}-legend`} className={legendLook === 'hidden' ? 'sr' : styles[legendLook]}>
          {legend}
        </div>
        <div className={classes(styles[look], columns && styles[`c${columns}`])}>{children}</div>
        {error && (
          <p id={`${id}-error`} className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </GroupName>
  )
}

type ChoiceCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  title?: ReactNode
  /** The explanation below the title. */
  words?: ReactNode
  /** A price or a picture at the right edge. */
  end?: ReactNode
  /** What the card shows below its words, or all of the card. */
  children?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/**
 * Renders one radio button of `ChoiceCards`. Its accessible name is the card's text unless `aria-label` is
 * set.
 */
export function ChoiceCard({ title, words, end, children, ref, className, ...input }: ChoiceCardProps) {
  const group = useContext(GroupName)
  const wordsId = useId()
  return (
    <label className={classes(styles.card, className)}>
      <input
        name={group}
        // A card that is named by its label alone is described by its words.
        aria-describedby={input['aria-label'] && words ? wordsId : undefined}
        {...input}
        ref={ref}
        type="radio"
      />
      <span className={styles.body}>
        {title && <b>{title}</b>}
        {words && (
          <span id={wordsId} className={styles.words}>
            {words}
          </span>
        )}
        {children}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  )
}
