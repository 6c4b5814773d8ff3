import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import type { ReglaPolitica } from '@valija/contract/politica.ts'
import { paths } from '../../lib/paths.ts'
import { useCan } from '../../lib/sesion.ts'
import { Block, Quiet, Title } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { useDialogParam } from '../../ui/use-dialog-param.ts'
import { WaitingShape } from '../../ui/waiting.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { policyQuery } from './politica-calls.ts'
import { PoliticaTable } from './politica-table.tsx'

const Group = styled('details')({
  borderTop: `1px solid ${c.linea}`,
  '&:first-of-type': { borderTop: 0 },
  '& > summary': { padding: '9px 16px', fontWeight: 600, cursor: 'pointer' },
  '& > summary:hover': { background: c.hundido },
  '& > summary span': { fontWeight: 400, marginLeft: 6 },
  '&[open] > summary': { borderBottom: `1px solid ${c.linea}` },
})

/** Rules by the document they come from, in the order of the documents. */
function groups(reglas: readonly ReglaPolitica[]): [title: string, reglas: ReglaPolitica[]][] {
  const { proveedor, comisiones, pagos, general } = t.grupos
  return [proveedor, comisiones, pagos, general]
    .map((title): [string, ReglaPolitica[]] => [
      title,
      reglas.filter(({ grupo }) => t.grupos[grupo] === title),
    ])
    .filter(([, own]) => own.length > 0)
}

/** /configuraciones: the cut-off days, by day and month, and the other rules an invoice is judged by. */
export default function SettingsScreen() {
  const { data, error } = useQuery(policyQuery)
  const edits = useCan('politica.editar')
  const seesPermissions = useCan('permisos.ver')
  const administers = useCan('instalacion.administrar')
  const [changing, change, endChange] = useDialogParam('cambiar')
  const [reading, read, endRead] = useDialogParam('historia')
  const all = data === undefined ? [] : [...data.cortes, ...data.reglas]
  const changed = edits ? all.find(({ clave }) => clave === changing) : undefined
  const told = all.find(({ clave }) => clave === reading)
  const common = {
    onChange: edits ? ({ clave }: { clave: string }) => change(clave) : undefined,
    onHistory: ({ clave }: { clave: string }) => read(clave),
  }
  return (
    <>
      <PageHeader
        title={t.titulo}
        actions={
          seesPermissions ? (
            <>
              {administers ? <LinkButton to={paths.instalacion}>{t.instalacion}</LinkButton> : null}
              <LinkButton to={paths.permisos}>{t.permisos}</LinkButton>
            </>
          ) : undefined
        }
      />
      {edits || data === undefined ? null : <Quiet mb={8}>{t.soloLectura}</Quiet>}
      <ErrorNotice error={error} />
      {data === undefined && error === null ? <WaitingShape height={720} /> : null}
      {data === undefined ? null : (
        <>
          <SectionHead title={t.cortes} text={t.cortesTexto} />
          <Panel clip placed>
            <PoliticaTable title={t.cortes} reglas={data.cortes} cortes {...common} />
          </Panel>
          <SectionHead title={t.reglas} />
          <Panel clip placed>
            {groups(data.reglas).map(([title, reglas]) => (
              <Group key={title}>
                <summary>
                  {title} <Quiet>{t.cuantas({ n: reglas.length })}</Quiet>
                </summary>
                <PoliticaTable title={title} reglas={reglas} {...common} />
              </Group>
            ))}
          </Panel>
          {changed === undefined ? null : <ChangeDialog regla={changed} hoy={data.hoy} onClose={endChange} />}
          {told === undefined ? null : (
            <HistoryDialog regla={told} hoy={data.hoy} edits={edits} onClose={endRead} />
          )}
        </>
      )}
    </>
  )
}

const SectionHead = ({ title, text }: { title: string; text?: string }) => (
  <Block mt={14} mb={8}>
    <Title>{title}</Title>
    {text === undefined ? null : <Quiet>{text}</Quiet>}
  </Block>
)
