import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Icon } from '../icon.tsx'
import { Block, Text } from '../layout.tsx'
import { type Filas, tamanos, useCompact } from './list-look.ts'
import type { ListState } from './list-state.ts'

type ChoiceProps = { text: string; on: boolean; onChoose: () => void }
const Choice = ({ text, on, onChoose, ...item }: ChoiceProps) => (
  <MenuItem dense role="menuitemradio" aria-checked={on} onClick={onChoose} {...item}>
    <Text inline w={26}>
      {on ? <Icon name="palomita" size={16} /> : null}
    </Text>
    {text}
  </MenuItem>
)
const Title = ({ children }: { children: string }) => (
  <Block as="li" role="presentation" py={4} px={14} small tone="texto2">
    {children}
  </Block>
)

type ViewMenuProps = { state: ListState; anchor: HTMLElement; onClose: () => void }
/** How many rows a page has, and how close they stand. Its code comes when it opens. */
export default function ViewMenu({ state, anchor, onClose }: ViewMenuProps) {
  const [compacta, setCompacta] = useCompact()
  const { chosen } = state.paging
  const choices: readonly Filas[] = ['auto', ...tamanos]
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <Title>{interfaz.filasPorPagina}</Title>
      {choices.map((one) => (
        <Choice
          key={one}
          text={one === 'auto' ? interfaz.filasAutomaticas : String(one)}
          on={one === chosen}
          onChoose={() => {
            state.setRows(one)
            onClose()
          }}
        />
      ))}
      <Divider />
      <Title>{interfaz.densidad}</Title>
      {[false, true].map((one) => (
        <Choice
          key={String(one)}
          text={one ? interfaz.densidades.compacta : interfaz.densidades.comoda}
          on={one === compacta}
          onChoose={() => {
            setCompacta(one)
            onClose()
          }}
        />
      ))}
    </Menu>
  )
}
