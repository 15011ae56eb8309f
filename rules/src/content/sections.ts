// The parts of a text whose headings are more than words: blocks of a landing page, chapters of a report.

/** A part under a "## " heading: its fields ("Chart: kinds"), by name, and the words below them. */
export type Section = {
  readonly title: string
  readonly fields: ReadonlyMap<string, string>
  readonly words: string
}
/** What stands before the first heading, and the parts under the headings. */
export type Sections = { readonly opening: readonly string[]; readonly sections: readonly Section[] }

/** Returns the lines of a paragraph as fields: the name before the first ": ", and the value behind it. */
export const fieldsOf = (paragraph: string): Map<string, string> =>
  new Map(
    paragraph.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.trim(), value.join(': ').trim()]
    }),
  )

function sectionOf(text: string): Section {
  const [heading = '', fields = '', ...words] = text.trim().split('\n\n')
  return { title: heading.slice(3).trim(), fields: fieldsOf(fields), words: words.join('\n\n').trim() }
}

/** Splits a Markdown text at its "## " headings; the first paragraph of each part is its fields. */
export function sectionsOf(body: string): Sections {
  const [opening = '', ...parts] = body.trim().split(/^(?=## )/m)
  return { opening: opening.trim().split('\n\n'), sections: parts.map(sectionOf) }
}
