import classes from './HeroSky.module.css'

/** The planet, its orbit and a small companion on its way around; a perigee is where the two come closest. */
export function HeroSky() {
  return (
    <div className={classes.sky} aria-hidden>
      <svg className={classes.stars} viewBox="0 0 1200 520" preserveAspectRatio="xMidYMid slice">
        <path className={classes.faint} d={FAINT_STARS} />
        <path className={classes.bright} d={BRIGHT_STARS} />
      </svg>
      <div className={classes.system}>
        <svg className={classes.layer} viewBox={VIEW}>
          <path className={classes.far} d={`M${-RX} 0A${RX} ${RY} 0 0 1 ${RX} 0`} transform={TILT} />
        </svg>
        <Companion />
        <div className={classes.planet} />
        <svg className={classes.layer} viewBox={VIEW}>
          <path className={classes.near} d={`M${-RX} 0A${RX} ${RY} 0 0 0 ${RX} 0`} transform={TILT} />
        </svg>
        {/* The same companion once more, before the planet: only its nearer half-orbit shows. */}
        <Companion isNear />
      </div>
    </div>
  )
}

/** A circle seen at an angle: turning the arm inside the flattened plane carries the moon along the ellipse. */
function Companion({ isNear = false }: { isNear?: boolean }) {
  return (
    <div className={classes.tilt} data-near={isNear || undefined}>
      <div className={classes.plane}>
        <div className={classes.arm}>
          <div className={classes.upright}>
            <div className={classes.moon} />
          </div>
        </div>
      </div>
    </div>
  )
}

const RX = 208
const RY = 62
const VIEW = '-230 -150 460 300'
const TILT = 'rotate(-15)'
// Each star is a line of no length with round ends.
const FAINT_STARS =
  'M8 296h0m98-253h0m12 196h0m8 232h0m8-170h0m17-172h0m15 268h0m27-109h0m6 201h0m48-231h0m12-193h0m6 294h0m15-205h0m8 271h0m28-217h0m1 72h0m59 83h0m2-305h0m14 138h0m37 64h0m31-231h0m5 299h0m59 167h0m36-247h0m17 210h0m8-450h0m11 64h0m25 61h0m21 204h0m9-93h0m20 247h0m37-408h0m3 296h0m7-362h0m38 287h0m42 156h0m17-401h0m8 151h0m7 77h0m28 224h0m19-475h0m12 412h0m7-228h0m31-67h0m15-112h0m59 390h0m8-210h0m15-174h0m1 255h0m22-187h0m16 377h0m33-268h0m9-170h0m43 391h0m18-376h0m11 94h0m0 170h0m14 181h0'
const BRIGHT_STARS =
  'M55 111h0m8 283h0m120-315h0m34 310h0m91-30h0m30-89h0m212-19h0m159 134h0m50 86h0m203-220h0m36-86h0m9 349h0m82-323h0m31 283h0'
