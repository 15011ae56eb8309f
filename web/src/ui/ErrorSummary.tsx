import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.css'
import { LinkButton } from './LinkButton.tsx'
import { Panel } from './layout.tsx'
import { Note } from './Note.tsx'

/** A wrong field: `message` says what to do, and `focus` moves to the field. */
export type FieldProblem = { name: string; message: string; focus: () => void }
type ErrorSummaryProps = {
  problems: readonly FieldProblem[]
  /** The number of tries to send the form; each one that fails moves the focus to the summary. */
  tries: number
  /** What is wrong with the form as a whole, in place of the number of problems. */
  whole?: string | undefined
}

const countOf = (problems: number): string =>
  problems === 1 ? 'One thing needs another look.' : `${problems} things need another look.`

/**
 * Renders the summary above a form that was sent with wrong fields: a link to each of them. The focus
 * moves to the summary, so that everybody learns of all problems before the first of them. Renders
 * nothing without problems.
 */
export function ErrorSummary({ problems, tries, whole }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const any = problems.length > 0 || whole !== undefined
  useEffect(() => {
    if (tries > 0 && any) box.current?.focus()
  }, [tries, any])
  if (!any) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Note mood="bad" role="alert">
        {whole ?? <b>{countOf(problems.length)}</b>}
        {problems.length > 0 && (
          <Panel as="ul" above={1} below={0} pad={0}>
            {problems.map(({ name, message, focus }) => (
              <li key={name}>
                <LinkButton inline onClick={focus}>
                  {message}
                </LinkButton>
              </li>
            ))}
          </Panel>
        )}
      </Note>
    </div>
  )
}
