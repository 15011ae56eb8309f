// The table of looks. Apart from look.ts, so that no screen loads the values: a screen needs only the names.
/** The props with their values; each value is a class of styles/look-*.css. */
export const lookValues = {
  /**
   * Children below each other, or beside each other: what Stack and Row do, for a link. On a `shelf` they
   * stand in one line that is swiped, each as wide as the screen's rule for `grid-auto-columns` says.
   */
  flow: ['stack', 'row', 'shelf'],
  /** Distance between children; steps of the scale of distances, --s1 … --s24, 0.5 is 2 px. */
  gap: ['grid', 0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12],
  /** Distance between lines, where it differs from the distance between children. */
  rows: [0, 1, 2, 3, 4, 8, 10],
  /** Columns at all widths: the last (`end`) or the first (`start`) as wide as its content, or equal ones. */
  tracks: [2, 3, 4, 'end', 'start'],
  /** Children across their line. */
  align: ['center', 'baseline', 'start', 'end', 'stretch'],
  /** Children along their line; `between` has the first at the left edge, the last at the right. */
  justify: ['center', 'between', 'end'],
  /** Children within their cells. */
  justifyItems: ['center', 'end', 'start'],
  /** The part across the line of its parent. */
  alignSelf: ['center', 'start', 'end'],
  /** The part within its cell. */
  justifySelf: ['center', 'end', 'start'],
  /** The part spans all columns. */
  across: [true],
  /** The part stands at the right edge of its line. */
  push: [true],
  /** The part stands in the middle. */
  centered: [true],
  /** In a higher container, the children stay together at its top. */
  top: [true],
  /** A row whose children stay in one line. */
  noWrap: [true],
  /** A row as a word of its line. */
  inline: [true],
  /** An inline element on a line of its own. */
  block: [true],
  /** Distance to what stands before. */
  above: ['auto', 0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20],
  /** Distance to what follows. */
  below: ['auto', 0, 1, 2, 3, 4, 5, 6, 8, 10, 12],
  /** Distance of the content from the edge. */
  pad: [0, 1, 2, 3, 4, 5, 6, 8],
  /** Left and right. */
  padX: [0, 2, 3, 4, 5, 6],
  /** Above and below. */
  padY: [0, 1, 2, 3, 4, 5, 6, 8, 10],
  /** Above. */
  padTop: [1, 2, 3, 4, 5, 6, 8, 10, 12],
  /** Below. */
  padBottom: [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16],
  /** Color of the ground. */
  surface: [
    'card',
    'sunk',
    'paper',
    'wash',
    'gold',
    'sale',
    'danger',
    'green',
    'picture',
    'accent',
    'label',
    'veil',
  ],
  /**
   * Hairlines at the edges; `control` is the border of a field, `field` the frame of a field with more in it
   * than the input, which is bare.
   */
  edge: ['all', 'top', 'bottom', 'block', 'control', 'field'],
  /** Corners of a picture, a control, a sheet; a pill; a circle. */
  round: ['picture', 'control', 'sheet', 'full', 'circle'],
  /** The shadow of parts that float. */
  float: [true],
  /** The greatest width: `short` and `measure` are lengths of lines, the others the named widths. */
  upTo: ['short', 'measure', 'side', 'form', 'text', 'list'],
  /** As wide as the parent. */
  wide: [true],
  /** The least height in px; 44 is what a finger needs. */
  tall: [36, 40, 44, 48, 52, 60],
  /** Width and height in px: of a round icon, a thumbnail, a key. */
  square: [28, 40, 44, 56],
  /** Width to height: of a picture of a piece, of a square. */
  ratio: ['piece', 'square'],
  /** A picture that fills its frame; what is over the edge is cut off. */
  covers: [true],
  /** Lies over the whole of the nearest part with `anchor`. */
  fills: [true],
  /** A link whose press may be anywhere on the nearest part with `anchor`: a row, a card. */
  spreads: [true],
  /** Children too wide for the line are reached by a sideways swipe. */
  swipes: [true],
  /** Reaches the edges of a narrow window, past the gutter. */
  bleeds: [true],
  /** Rules of the content may ask for this part's width. */
  container: [true],
  /** Takes the room that is left. */
  grow: [true],
  /** Keeps its width. */
  fixed: [true],
  /** May be narrower than its longest word. */
  shrinks: [true],
  /** Cuts off what is larger. */
  clip: [true],
  /** Parts with an absolute position refer to this one. */
  anchor: [true],
  /** `display` is the serif of headlines and prices, `label` the bold sans of small headlines. */
  voice: ['display', 'label'],
  /** Size of the text in px. */
  size: [12, 14, 15, 16, 18, 22, 28, 36, 48],
  /** Color of the text. */
  tone: [
    'soft',
    'ink',
    'accent',
    'danger',
    'sale',
    'success',
    'gold',
    'onGreen',
    'onGreenSoft',
    'onAccent',
    'paper',
  ],
  /** Weight of the text. */
  weight: [300, 400, 500, 600],
  /** Typeface: `serif` for headlines and prices, `sans` for all else. */
  face: ['serif', 'sans'],
  /** Height of a line, in sizes of the text. */
  leading: [1, 1.1, 1.2, 1.3, 1.4, 1.5],
  /** Distance between letters. */
  tracking: ['close', 'wide'],
  /** Edge at which lines begin. */
  textAlign: ['start', 'center', 'end'],
  /** Text stays in one line. */
  nowrap: [true],
  /** Text that is cut off ends with an ellipsis. */
  ellipsis: [true],
  /** Words that are too long break anywhere. */
  breaks: [true],
  /** Capitals. */
  uppercase: [true],
  /** Italics, or none in an element that has them. */
  slant: ['italic', 'normal'],
  /** Digits of equal width, for amounts below each other. */
  numbers: [true],
  /** A line below the text. */
  underline: [true],
  /** The cursor says that a press does something. */
  pointer: [true],
  /** No break of columns or pages within. */
  whole: [true],
} as const
