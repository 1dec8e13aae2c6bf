/** How many posts the home page shows at most, and from which number on there are more to see. */
export const mostRecentPosts = 9;

/** The first page of articles followed by the first page of blogs, then cut to nine. */
export const recentPosts = <Post>(articles: readonly Post[], blogs: readonly Post[]): readonly Post[] =>
  [...articles, ...blogs].slice(0, mostRecentPosts);
