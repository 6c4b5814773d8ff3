import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'

/** /usuario/editar/{id}: an empty page inside the frame, as documented, with the way back. */
export default function EditUsuarioScreen() {
  return (
    <>
      <PageHeader title={t.editarUsuario} crumbs={[{ text: t.usuarios, to: paths.usuario }]} />
      <Link to={`${paths.usuario}?pestana=comisionistas`}>{t.volverAUsuarios}</Link>
    </>
  )
}
