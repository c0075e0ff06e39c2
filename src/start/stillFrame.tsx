import { renderToStaticMarkup } from 'react-dom/server'
import { StillLanding } from '#src/components/Landing/StillLanding.tsx'
import { BRAND } from '#src/product/brand.ts'
import { BrandMark } from '#src/shell/BrandMark.tsx'
import { NAVIGATION } from '#src/shell/navigation.ts'

/**
 * The shell's frame as static HTML: the page shows it until its code has loaded. stillFrame.test.ts
 * writes it into stillFrame.html, for build/pageFrame.ts. Its layout is that of Shell.tsx, so that nothing moves when
 * that replaces it. Nothing in it is interactive, hence hidden from assistive technology.
 */
export function stillFrameHtml(): string {
  return renderToStaticMarkup(
    <div className="frame frame-still" aria-hidden="true">
      <div className="frame-top">
        <span className="frame-brand">
          <BrandMark className="frame-mark" />
          {BRAND}
        </span>
        <span className="frame-beta">Beta</span>
      </div>
      <div className="frame-side">
        <div className="frame-entries">
          {NAVIGATION.map(({ label, icon: Icon }) => (
            <div key={label} className="frame-entry">
              <Icon />
              <span className="frame-label">{label}</span>
            </div>
          ))}
        </div>
      </div>
      <div className="frame-content">
        <StillLanding />
      </div>
    </div>,
  )
}
