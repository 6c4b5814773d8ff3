import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useCan } from '../../lib/sesion.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useDialogParam } from '../../ui/use-dialog-param.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { policyQuery } from './policy-calls.ts'
import { PolicyTable } from './policy-table.tsx'

/** /configuraciones: the cut-off days, by day and month, and the other rules an invoice is judged by. */
export default function SettingsScreen() {
  const { data, error } = useQuery(policyQuery)
  const edits = useCan('politica.editar')
  const seesPermissions = useCan('permisos.ver')
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
            <Button variant="outlined" component={Link} to={paths.permisos}>
              {t.permisos}
            </Button>
          ) : undefined
        }
      />
      {edits || data === undefined ? null : <Quiet style={{ marginBottom: 8 }}>{t.soloLectura}</Quiet>}
      {error === null ? null : <ErrorNotice error={error} />}
      {data === undefined ? null : (
        <>
          <SectionHead title={t.cortes} text={t.cortesTexto} />
          <PolicyTable title={t.cortes} reglas={data.cortes} cortes {...common} />
          <SectionHead title={t.reglas} />
          <PolicyTable title={t.reglas} reglas={data.reglas} {...common} />
          {changed === undefined ? null : <ChangeDialog regla={changed} hoy={data.hoy} onClose={endChange} />}
          {told === undefined ? null : <HistoryDialog regla={told} onClose={endRead} />}
        </>
      )}
    </>
  )
}

const SectionHead = ({ title, text }: { title: string; text?: string }) => (
  <div style={{ margin: '14px 0 8px' }}>
    <h2 style={{ fontSize: 18, lineHeight: '24px', margin: 0 }}>{title}</h2>
    {text === undefined ? null : <Quiet>{text}</Quiet>}
  </div>
)
