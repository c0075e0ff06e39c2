// The fonts are not here: they are in the page's head (build/pageFrame.ts).
// Mantine's styles by component, only those of the frame and the first page; a feature imports others beside its own
// styles. The layered versions have a lower priority than all CSS modules, whatever the order of loading.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Title.layer.css'
import './themeVariables.css'
import './latinExtended.css'
import './global.css'
