// The pictures of a board that somebody exported: each is one picture to search with.
import { Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FileThumb } from './FileThumb.tsx'
import styles from './PictureSheet.module.css'

type Props = { files: readonly File[]; disabled: boolean; onPick: (file: File) => void }

/** Renders several chosen pictures in a row that scrolls sideways; a tap on one starts the search with it. */
export function BoardStrip({ files, disabled, onPick }: Props) {
  return (
    <section aria-labelledby="board">
      <Text id="board" size={14} weight={600} below={2}>
        Which one shall we look for?
      </Text>
      <ul className={styles.board}>
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Two files may have one name, and their order stays.
          <li key={`${at} ${file.name}`}>
            <PlainButton
              className={look({
                block: true,
                surface: 'picture',
                round: 'picture',
                ratio: 'piece',
                clip: true,
              })}
              aria-label={`Picture ${at + 1} of ${files.length}: ${file.name}`}
              disabled={disabled}
              onClick={() => onPick(file)}
            >
              <FileThumb file={file} />
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
