import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ClienteComisionista } from '@valija/contract/directorio.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { Hidden, Mono } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'

const Scroll = styled('div')({ overflowX: 'auto', border: `1px solid ${c.linea}`, borderRadius: 6 })
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontSize: 14, fontWeight: 600, color: c.texto2, background: c.hundido },
  '& th, & td': { padding: '7px 12px', whiteSpace: 'nowrap' },
  '& tbody td': { borderTop: `1px solid ${c.linea}` },
  '& td:last-of-type': { textAlign: 'right' },
})

type AgentTableProps = {
  label: string
  agentes: readonly ClienteComisionista[]
  action: { text: string; onClick: (agente: ClienteComisionista) => void }
}
/** id, legal name, commercial name and tax id of agents, each with its one action. */
export function ComisionistaTable({ label, agentes, action }: AgentTableProps) {
  return (
    <Scroll>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t.id}</th>
            <th scope="col">{t.razonSocial}</th>
            <th scope="col">{t.nombreComercial}</th>
            <th scope="col">{t.rfc}</th>
            <th scope="col">
              <Hidden>{interfaz.acciones}</Hidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {agentes.map((agente) => (
            <tr key={agente.id}>
              <td>{agente.clienteId}</td>
              <td>{agente.razonSocialCliente}</td>
              <td>{agente.nombreComercial}</td>
              <td>
                <Mono>{agente.rfcCliente}</Mono>
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={`${action.text} ${agente.razonSocialCliente}`}
                  onClick={() => action.onClick(agente)}
                >
                  {action.text}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}
