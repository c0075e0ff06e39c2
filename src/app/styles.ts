// The fonts are not here: they stand in the page's head (build/pageFrame.ts).
// Mantine's styles by component, only what the frame and the first page use; a feature imports what it adds beside its
// own. The layered versions lose to every module of ours whatever the order they arrive in.
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
