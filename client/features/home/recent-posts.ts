/** The maximum number of posts on the home page; "See More" shows once it is reached. */
export const mostRecentPosts = 9;

/** The first page of articles, then the first page of blog posts, cut to nine. */
export function recentPosts<Post>(articles: readonly Post[], blogs: readonly Post[]): readonly Post[] {
  return [...articles, ...blogs].slice(0, mostRecentPosts);
}
