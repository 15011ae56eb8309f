// Line drawings for empty and error states; the dashed green thread is our mark.
import styles from './drawings.module.css'

export const ToteDrawing = () => (
  <svg className={styles.drawing} viewBox="60 90 680 890" aria-hidden>
    <path d="M300,440C286,180 336,120 402,120C468,120 518,180 504,440" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M172,420C260,398 540,398 628,420L616,470L184,470Z" fill="var(--card)" stroke="var(--ink)" strokeWidth="7" strokeLinejoin="round" />
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
    <path d="M265,436L299,436L297,520C294,534 270,534 267,520Z" fill="var(--card)" stroke="var(--ink)" strokeWidth="7" strokeLinejoin="round" />
    <path d="M501,436L535,436L533,520C530,534 506,534 503,520Z" fill="var(--card)" stroke="var(--ink)" strokeWidth="7" strokeLinejoin="round" />
    <path d="M282,470C262,250 330,176 400,176C470,176 538,250 518,470" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M267,452C267,436 297,436 297,452C297,470 267,470 267,452Z" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M503,452C503,436 533,436 533,452C533,470 503,470 503,452Z" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M184,470C200,640 206,780 208,806" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M616,470C600,640 594,780 592,806" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M504,450C520,520 540,540 548,580" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M528,576L568,576L570,650C566,660 532,660 528,650Z" fill="var(--card)" stroke="var(--ink)" strokeWidth="7" strokeLinejoin="round" />
    <path className={styles.thread} strokeWidth={9} strokeDasharray="26 18" d="M150,952H650" />
  </svg>
)

export const DressDrawing = () => (
  <svg className={styles.drawing} viewBox="100 130 600 890" aria-hidden>
    <path
      d="M334,262C370,282 430,282 466,262L470,300C440,330 360,330 330,300Z"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path d="M340,262C342,220 346,180 352,152" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M460,262C458,220 454,180 448,152" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path
      d="M400,318C376,306 352,286 338,254C322,296 306,326 294,350C302,412 312,452 306,508C292,640 246,800 220,926C270,950 340,938 400,950C460,938 530,950 580,926C554,800 508,640 494,508C488,452 498,412 506,350C494,326 478,296 462,254C448,286 424,306 400,318Z"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path d="M338,256C352,288 376,308 400,320" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M462,256C448,288 424,308 400,320" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M222,912C272,936 340,924 400,936" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path d="M578,912C528,936 460,924 400,936" fill="none" stroke="var(--ink)" strokeWidth="3.5" opacity=".55" />
    <path className={styles.thread} strokeWidth={9} strokeDasharray="26 18" d="M190,992C330,1010 470,1010 610,992" />
  </svg>
)

export const MagnifierDrawing = () => (
  <svg className={styles.drawing} viewBox="0 10 200 150" aria-hidden>
    <circle cx="90" cy="76" r="42" />
    <path d="m121,107 38,38" />
    <path d="M90,58c-3-5-9-5-9 0s9,8 9,8 9-3 9-8-6-5-9,0" />
    <path className={styles.thread} d="M64,82h52" />
  </svg>
)

export const HangerDrawing = () => (
  <svg className={styles.drawing} viewBox="0 10 200 150" aria-hidden>
    <path d="M100,66V54c0-8 14-9 14-20 0-13-24-14-26 0" />
    <path d="M100,66 24,112c-8,6-6,14 4,14h144c10,0 12-8 4-14Z" />
    <path className={styles.thread} d="M30,142h140" />
  </svg>
)
