import classes from './HeroSky.module.css'

/** A planet with a small companion on its orbit. A perigee is the point where the two are closest. */
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
        {/* The same companion again, in front of the planet: only the near half of its orbit is visible. */}
        <Companion isNear />
      </div>
    </div>
  )
}

/** The companion on its ellipse: an arm rotates inside a flattened plane. */
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
// Each star is a line of length zero with round caps.
const FAINT_STARS =
  'M9 115h0m8 230h0m21 86h0m3-390h0m53 471h0m35-488h0m15 472h0m70-485h0m14 428h0m169 17h0m1 54h0m45-504h0m32 418h0m30-411h0m55 435h0m17-234h0m22-193h0m11 240h0m20 198h0m51-28h0m4-89h0m4-329h0m51 351h0m23-168h0m0 81h0m30-212h0m17 72h0m9 362h0m2-279h0m26 174h0m75-233h0m8 347h0m4-59h0m1-109h0m1-269h0m25 166h0m35 78h0m9-219h0m8 60h0m35 287h0m8-194h0m1 249h0m16-403h0m3 210h0m14-267h0m63 64h0m0 238h0m1 104h0m25 60h0m10-447h0'
const BRIGHT_STARS =
  'M76 16h0m23 450h0m68-14h0m106-40h0m14-369h0m358 126h0m1 329h0m61-312h0m84 14h0m71 289h0m115-22h0m54-168h0m95-105h0'
