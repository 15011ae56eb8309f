// What a piece would be called, and how its outline is drawn, when it is made as the form says.
import { GetMadeWordsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { GarmentOutline } from '../product/GarmentOutline.tsx'
import { outlineOf } from '../product/outlines.ts'
import { type Draft, list, measured } from './item-draft.ts'
import styles from './MadePreview.module.css'

type Props = { draft: Draft; set: (change: Partial<Draft>) => void }

/**
 * Renders the outline of the draft's kind and cut with its measures, and the title that follows from a cut
 * that was named, with a way to take that title over; nothing until these are loaded. Titles are the
 * editor's: nothing changes by itself.
 */
export function MadePreview({ draft, set }: Props) {
  const { categoryId, cut, pattern, title } = draft
  const [{ data }] = useQuery({
    query: GetMadeWordsDocument,
    variables: {
      input: { categoryId, cut, pattern, colorNames: list(draft.colors), materials: list(draft.materials) },
    },
  })
  const made = data?.madeWords
  if (!made) return null
  const measurements = list(draft.measurements).map(measured)
  const outline = outlineOf({
    categoryPath: made.categoryPath,
    measurements,
    charsNeckline: made.neckline ?? null,
    charsSleeveLength: made.sleeveLength ?? null,
    charsPantCut: made.pantCut ?? null,
    charsSkirtDressStyle: made.skirtDressStyle ?? null,
    charsJacketStyle: made.jacketStyle ?? null,
  })
  return (
    <Row gap={4} className={styles.made}>
      {outline && (
        <div className={styles.outline}>
          <GarmentOutline
            outline={outline}
            words={new Map(measurements.map(({ name, inches }) => [name, `${inches} in`]))}
            label={cut === '' ? 'Outline of this kind of piece' : 'Outline of this cut'}
          />
        </div>
      )}
      <p className="small soft" role="status">
        {cut === '' ? (
          'Name a cut to see what the piece would be called, and its own outline.'
        ) : made.title === title ? (
          'The title says what the cut and the colors say.'
        ) : (
          <>
            By these words it would be called “{made.title}”.{' '}
            <LinkButton inline onClick={() => set({ title: made.title })}>
              Call it so
            </LinkButton>
          </>
        )}
      </p>
    </Row>
  )
}
