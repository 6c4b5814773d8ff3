import Switch from '@mui/material/Switch'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useKeyGroups, useKeysOn } from '../lib/keys.ts'
import { Dialog } from './dialog.tsx'
import { Key } from './key.tsx'
import { Block, Row, Subtitle, Text } from './layout.tsx'

/** All the keys of the screen, behind `?`. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const groups = useKeyGroups()
  const [on, setOn] = useKeysOn()
  return (
    <Dialog onClose={onClose} title={interfaz.teclas} size={480}>
      {[...groups].map(([group, entries]) => (
        <Block as="section" key={group} mb={16}>
          <Subtitle as="h3" mb={6}>
            {group}
          </Subtitle>
          {entries.map(({ keys, text }) => (
            <Row key={text} nowrap py={6} lineTop>
              <Text grow>{text}</Text>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Row>
          ))}
        </Block>
      ))}
      <Row as="label" nowrap gap={0}>
        <Text grow>{interfaz.teclasApagar}</Text>
        <Switch checked={on} onChange={(_event, value) => setOn(value)} />
      </Row>
    </Dialog>
  )
}
