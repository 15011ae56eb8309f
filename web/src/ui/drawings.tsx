// Line drawings for empty and error states; the dashed green thread is our mark.
import styles from './drawings.module.css'

/** Draws an empty tote bag, for empty states. */
export const ToteDrawing = () => (
  <svg className={styles.drawing} viewBox="60 90 680 890" aria-hidden>
    <path
      d="M300,440C286,180 336,120 402,120C468,120 518,180 504,440"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.5"
      opacity=".55"
    />
    <path
      d="M172,420C260,398 540,398 628,420L616,470L184,470Z"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path
      d="M166,424C260,440 540,440 634,424C632,560 616,720 604,852C602,880 590,890 566,890C460,896 340,896 234,890C210,890 198,880 196,852C184,720 168,560 166,424Z"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path
      d="M200,800C320,812 480,812 600,800L604,852C602,880 590,890 566,890C460,896 340,896 234,890C210,890 198,880 196,852Z"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path
      d="M265,436L299,436L297,520C294,534 270,534 267,520Z"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path
      d="M501,436L535,436L533,520C530,534 506,534 503,520Z"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path
      d="M282,470C262,250 330,176 400,176C470,176 538,250 518,470"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.5"
      opacity=".55"
    />
    <path
      d="M267,452C267,436 297,436 297,452C297,470 267,470 267,452Z"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.5"
      opacity=".55"
    />
    <path
      d="M503,452C503,436 533,436 533,452C533,470 503,470 503,452Z"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.5"
      opacity=".55"
    />
    <path
      d="M184,470C200,640 206,780 208,806"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.5"
      opacity=".55"
    />
    <path
      d="M616,470C600,640 594,780 592,806"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.5"
      opacity=".55"
    />
    <path
      d="M504,450C520,520 540,540 548,580"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.5"
      opacity=".55"
    />
    <path
      d="M528,576L568,576L570,650C566,660 532,660 528,650Z"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path className={styles.thread} strokeWidth={9} strokeDasharray="26 18" d="M150,952H650" />
  </svg>
)

/** Draws a clothes hanger, for empty states. */
export const HangerDrawing = () => (
  <svg className={styles.drawing} viewBox="0 10 200 150" aria-hidden>
    <path d="M100,66V54c0-8 14-9 14-20 0-13-24-14-26 0" />
    <path d="M100,66 24,112c-8,6-6,14 4,14h144c10,0 12-8 4-14Z" />
    <path className={styles.thread} d="M30,142h140" />
  </svg>
)

/** Draws a looking glass, for searches without results. */
export const LookingGlassDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 132 88" aria-hidden>
    <g fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeLinecap="round">
      <circle cx="58" cy="34" r="22" />
      <path d="m75 50 20 20" />
      <path d="M48 34h20M58 24v20" />
    </g>
    <path d="M20 82h92" fill="none" stroke="var(--accent)" strokeWidth="2" strokeDasharray="6 5" />
  </svg>
)

/** Draws a closed letter, for invitations that nobody has sent. */
export const EnvelopeDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 132 88" aria-hidden>
    <path
      d="M30 18h72v50H30zM30 20l36 28 36-28"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M20 82h92" fill="none" stroke="var(--accent)" strokeWidth="2" strokeDasharray="6 5" />
  </svg>
)
