import BookText from "lucide-react/icons/book-text";
import Ellipsis from "lucide-react/icons/ellipsis";
import { Link } from "react-router-dom";
import { publishedCount } from "../../text/author-count.ts";
import { toLongDate } from "../../time/dates.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import table from "../../ui/Table.module.css";
import type { AuthorsPageQuery } from "./AuthorsPage.generated.ts";
import styles from "./AuthorsPage.module.css";
import { Avatar } from "./Avatar.tsx";
import { say } from "../../../words/say.ts";

type Author = NonNullable<AuthorsPageQuery["authors"]>["items"][number];

interface AuthorTableProps {
  readonly authors: readonly Author[];
  /** The number of the first row. */
  readonly firstNumber: number;
}

/** The authors of one page, with their document counts. */
export function AuthorTable({ authors, firstNumber }: AuthorTableProps) {
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.people}`}>
        <thead>
          <tr>
            {["#", say("Profile"), say("Author Name"), say("Doc Published"), say("Last Published"), say("Actions")].map(
              (heading) => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {authors.map((author, index) => (
            <AuthorRow key={author.id} author={author} number={firstNumber + index} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AuthorRow({ author, number }: { readonly author: Author; readonly number: number }) {
  return (
    <tr>
      <td>{number}</td>
      <td>
        <Avatar name={author.name} image={author.image} />
      </td>
      <th scope="row">
        <Link to={author.path}>{author.name}</Link>
        {author.designation && <span className={styles.role}>{author.designation}</span>}
      </th>
      <td>{publishedCount(author.role, author.documentCount)}</td>
      <td>{toLongDate(author.lastPublished)}</td>
      <td>
        <RowMenu author={author} id={`author-${number}`} />
      </td>
    </tr>
  );
}

/** The actions of a row. Popovers close each other, so only one menu is open at a time. */
function RowMenu({ author: { name, path }, id }: { readonly author: Author; readonly id: string }) {
  return (
    <>
      <button
        className={buttonClass("round")}
        type="button"
        popoverTarget={id}
        aria-label={say("Actions for {name}", { name })}
      >
        <Icon of={Ellipsis} />
      </button>
      <div className={styles.menu} id={id} popover="auto">
        <Link to={path} aria-label={say("View Docs of {name}", { name })}>
          <Icon of={BookText} />
          {say("View Docs")}
        </Link>
      </div>
    </>
  );
}
