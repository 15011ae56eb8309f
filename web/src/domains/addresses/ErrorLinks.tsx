import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './Addresses.module.css'

type ErrorLinksProps<T extends FieldValues> = { form: UseFormReturn<T>; order: readonly Path<T>[] }

/** Shows the errors after a failed submit: a link to each wrong field, or the error of the whole form. */
export function ErrorLinks<T extends FieldValues>({ form, order }: ErrorLinksProps<T>) {
  const { errors, submitCount } = form.formState
  const box = useRef<HTMLDivElement>(null)
  const root = errors.root?.message
  const found = order.flatMap((name) => {
    const message = form.getFieldState(name, form.formState).error?.message
    return message ? [{ name, message }] : []
  })
  useEffect(() => {
    if (submitCount > 0 && root) box.current?.focus()
  }, [submitCount, root])
  if (submitCount === 0 || (!root && found.length < 2)) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Note mood="bad" role="alert">
        {root ?? <b>{found.length} things need another look.</b>}
        {found.length > 0 && (
          <Panel as="ul" above={1} below={0} pad={0}>
            {found.map(({ name, message }) => (
              <li key={name}>
                <LinkButton onClick={() => form.setFocus(name)} inline>
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
