import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'

export function NewPicture() {
  return (
    <ImageWithFallback
      src=""
      alt="No picture yet"
      width={600}
      height={800}
      fallback={<img src={placeholder} alt="" width={600} height={800} />}
    />
  )
}
